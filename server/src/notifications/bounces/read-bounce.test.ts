import { describe, expect, it } from 'vitest';
import { bounceOf } from './bounce-fixtures.ts';
import { readBounce } from './read-bounce.ts';

const messageId = 'out_01k000000000000000000000aa';
const otherId = 'out_01k000000000000000000000bb';

describe('a report of a returned mail', () => {
  it.each([
    ['5.1.1', 'hard', 'no such mailbox'],
    ['5.1.2', 'hard', 'no such domain'],
    ['5.1.10', 'hard', 'no such recipient'],
    ['5.2.1', 'hard', 'mailbox disabled'],
    ['5.4.4', 'hard', 'no route to the domain'],
    ['5.1.8', 'soft', 'our own address is refused'],
    ['5.2.2', 'soft', 'mailbox full'],
    ['5.3.4', 'soft', 'too large for the server'],
    ['5.6.0', 'soft', 'content refused'],
    ['5.7.1', 'soft', 'taken for spam'],
    ['4.4.7', 'soft', 'given up after days'],
  ])('with %s is %s: %s', async (status, kind) => {
    expect(await readBounce(bounceOf({ messageId, status }))).toEqual({ messageId, kind, status });
  });

  it('is delayed while the server keeps trying', async () => {
    const delayed = bounceOf({ messageId, action: 'delayed', status: '4.4.1' });
    expect(await readBounce(delayed)).toEqual({ messageId, kind: 'delayed', status: '4.4.1' });
  });

  it('takes the code of the other server where its own says nothing', async () => {
    expect(await readBounce(bounceOf({ messageId, status: '5.0.0' }))).toMatchObject({ kind: 'hard', status: '5.1.1' });
    const silent = bounceOf({ messageId, status: '5.0.0', diagnostic: 'smtp; 550 no such user' });
    expect(await readBounce(silent)).toMatchObject({ kind: 'soft', status: '5.0.0' });
  });

  it('knows its mail by the address that it came to, else by the returned mail', async () => {
    expect(await readBounce(bounceOf({ messageId, returnedId: otherId }))).toMatchObject({ messageId });
    expect(await readBounce(bounceOf({ returnedId: otherId }))).toMatchObject({ messageId: otherId });
    expect(await readBounce(bounceOf({}))).toBeNull();
  });

  it.each([
    ['of a delivery', bounceOf({ messageId, action: 'delivered', status: '2.0.0' })],
    ['without a status', bounceOf({ messageId, status: 'none' })],
    ['about spam (ARF)', bounceOf({ messageId, action: '' })],
  ])('is none %s', async (_what, source) => {
    expect(await readBounce(source)).toBeNull();
  });

  it.each([
    [
      'an automatic reply',
      `To: bounces+${messageId}@brand.example\r\nSubject: Out of office\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
    ],
    ['another multipart message', bounceOf({ messageId, type: 'multipart/mixed' })],
    ['nothing', ''],
    ['noise', '\0\xff'.repeat(1000)],
  ])('is not read from %s', async (_what, source) => {
    expect(await readBounce(Buffer.from(source))).toBeNull();
  });
});
