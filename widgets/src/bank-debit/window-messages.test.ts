import { describe, expect, it } from 'vitest';
import { frameAddress } from '../widget/use-frame-messages.ts';
import { readBankWindowMessage } from './window-messages.ts';

const frame = { name: 'the frame that we opened' };
const expected = { origin: 'https://api.example', window: frame };
const message = (data: unknown, from: { origin?: string; source?: unknown } = {}) => ({
  origin: 'https://api.example',
  source: frame,
  data,
  ...from,
});
const success = { type: 'quittance-bank-link', event: 'success', userId: 'bank_user_1' };

describe('a message of the bank window', () => {
  it('is read when the frame that we opened sent it', () => {
    expect(readBankWindowMessage(message(success), expected)).toEqual({ event: 'success', userId: 'bank_user_1' });
    expect(readBankWindowMessage(message({ type: 'quittance-bank-link', event: 'close' }), expected)).toEqual({
      event: 'close',
    });
  });

  it('is ignored when it comes from another origin', () => {
    expect(readBankWindowMessage(message(success, { origin: 'https://evil.example' }), expected)).toBeNull();
  });

  it('is ignored when another frame of the right origin sent it', () => {
    expect(readBankWindowMessage(message(success, { source: { name: 'another frame' } }), expected)).toBeNull();
  });

  it.each([null, undefined, 'text', 42, {}, { type: 'other', event: 'success' }, { type: 'quittance-bank-link' }])(
    'is ignored when it is %j',
    (data) => {
      expect(readBankWindowMessage(message(data), expected)).toBeNull();
    },
  );

  it('is an error when it reports success without a user id', () => {
    expect(readBankWindowMessage(message({ ...success, userId: '' }), expected)).toEqual({ event: 'error' });
  });
});

describe('the address of the bank window', () => {
  it('contains the origin that may receive its answers, and the language', () => {
    const address = frameAddress('https://api.example/bank-linking?token=tok_1&locale=en', {
      origin: 'https://shop.example',
      locale: 'es',
    });
    expect(address).toBe('https://api.example/bank-linking?token=tok_1&locale=es&origin=https%3A%2F%2Fshop.example');
  });
});
