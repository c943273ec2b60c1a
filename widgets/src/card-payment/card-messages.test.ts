import { describe, expect, it } from 'vitest';
import { readCardMessage } from './card-messages.ts';

const fields = {};
const expected = { origin: 'https://pay.example', window: fields };
const read = (data: unknown, sender: object = {}) =>
  readCardMessage({ origin: expected.origin, source: fields, data, ...sender }, expected);

describe('a message of the card fields', () => {
  it.each([
    [{ event: 'ready' }, { event: 'ready' }],
    [
      { event: 'token', token: 'card_1' },
      { event: 'token', token: 'card_1' },
    ],
    [{ event: 'token', token: '' }, { event: 'error' }],
    [
      { event: 'height', height: 300 },
      { event: 'height', height: 300 },
    ],
    [
      { event: 'height', height: 99_999 },
      { event: 'height', height: 1_200 },
    ],
    [{ event: 'height', height: -1 }, null],
    [{ event: 'number', number: '4242' }, null],
  ])('%j is read as %j', (message, event) => {
    expect(read({ type: 'quittance-card', ...message })).toEqual(event);
  });

  it('of another type, origin or window is ignored', () => {
    const ready = { type: 'quittance-card', event: 'ready' };
    expect(read({ type: 'other', event: 'ready' })).toBeNull();
    expect(read(null)).toBeNull();
    expect(read(ready, { origin: 'https://evil.example' })).toBeNull();
    expect(read(ready, { source: {} })).toBeNull();
  });
});
