import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../test-support/test-client.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { testServer } from '../../test-support/test-server.ts';
import { sendMail, sendSms, smsReceiptPath } from '../index.ts';

const database = testDatabase();
const { db } = database;
const signingKey = randomBytes(32);
const portal = testServer(database, {
  config: { sms: { url: 'https://sms.example.com', token: 'tok_1', signingKey } },
});
const withoutSms = testServer(database);

/** A provider that signs by the specification's own package. */
const signer = (key: Buffer = signingKey) => new Webhook(key.toString('base64'));

let reference: string;
beforeEach(async () => {
  reference = await sendSms(db, {
    to: '+15550100200',
    template: 'phone-verification-code',
    locale: 'en',
    data: { code: '120934' },
  });
});

interface Posting {
  readonly id?: string;
  readonly signedAt?: Date;
  readonly key?: Buffer;
  /** What is sent instead of what was signed. */
  readonly forgedBody?: string;
  readonly server?: typeof portal;
}

const receipt = (changes: Readonly<Record<string, unknown>> = {}) => ({
  reference,
  status: 'delivered',
  occurredAt: '2026-03-02T10:00:00Z',
  ...changes,
});

async function post(
  content: unknown,
  { id = `evt_${crypto.randomUUID()}`, signedAt = new Date(), key, forgedBody, server = portal }: Posting = {},
) {
  const body = JSON.stringify(content);
  const response = await fetch(server.url + smsReceiptPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
      'webhook-signature': signer(key).sign(id, signedAt, body),
    },
    body: forgedBody ?? body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

const kept = () =>
  db
    .selectFrom('message_receipts')
    .select(['status', 'reason'])
    .where('outbox_id', '=', reference)
    .orderBy('occurred_at')
    .execute();

describe('a delivery receipt', () => {
  it('is kept with its message', async () => {
    expect((await post(receipt({ status: 'undelivered', reason: '30005' }))).status).toBe(204);
    expect(await kept()).toEqual([{ status: 'undelivered', reason: '30005' }]);
  });

  it('may arrive before an earlier one', async () => {
    await post(receipt());
    await post(receipt({ status: 'sent', occurredAt: '2026-03-02T09:59:58Z' }));
    expect((await kept()).map(({ status }) => status)).toEqual(['sent', 'delivered']);
  });

  it('keeps no personal data that its reason quotes', async () => {
    await post(receipt({ status: 'undelivered', reason: 'no route to +15550100200' }));
    expect((await kept())[0]?.reason).toBe('no route to +[number]');
  });

  it('is taken once, however often it is sent', async () => {
    const id = `evt_${crypto.randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(receipt(), { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    expect(await kept()).toHaveLength(1);
  });

  it('of an unknown message, or of an email, is not found', async () => {
    const mail = await sendMail(db, {
      to: 'bo@a.example',
      template: 'sign-in-code',
      locale: 'en',
      data: { code: '1' },
    });
    for (const unknown of ['out_00000000000000000000000000', mail]) {
      expect(codeOf(await post(receipt({ reference: unknown })))).toBe('NotFoundError');
    }
  });

  it('goes with its message', async () => {
    await post(receipt());
    await db.deleteFrom('outbox').where('id', '=', reference).execute();
    expect(await kept()).toEqual([]);
  });
});

describe('a receipt is refused', () => {
  const refuses = async (content: unknown, posting: Posting) => {
    const answer = await post(content, posting);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UnauthenticatedError']);
    expect(await kept()).toEqual([]);
  };

  it('when it was signed with another key', () => refuses(receipt(), { key: randomBytes(32) }));

  it('when its content was changed after it was signed', () =>
    refuses(receipt({ status: 'undelivered' }), { forgedBody: JSON.stringify(receipt()) }));

  it('when it was signed more than five minutes ago, or in the future', async () => {
    await refuses(receipt(), { signedAt: new Date(Date.now() - 6 * 60_000) });
    await refuses(receipt(), { signedAt: new Date(Date.now() + 6 * 60_000) });
  });

  it('when nothing is signed', async () => {
    const body = JSON.stringify(receipt());
    const response = await fetch(portal.url + smsReceiptPath, { method: 'POST', body });
    expect(response.status).toBe(401);
    expect(await kept()).toEqual([]);
  });

  it('when it is too large, not JSON or not complete', async () => {
    expect((await post({ filler: 'x'.repeat(20_000) })).status).toBe(413);
    expect(codeOf(await post(receipt({ status: 'lost' })))).toBe('ValidationError');
    expect(codeOf(await post(null))).toBe('ValidationError');
  });

  it('where no SMS provider is configured', async () => {
    expect((await post(receipt(), { server: withoutSms })).status).toBe(404);
  });
});
