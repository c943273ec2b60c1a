import { describe, expect, it } from 'vitest';
import { scrub } from './report-errors.ts';

describe('scrub', () => {
  it.each([
    ['No user anna.b+c@example.com here', 'No user [e-mail] here'],
    ['Invoice inv_0123456789abcdefghij is gone', 'Invoice [id] is gone'],
    ['at https://pay.example/assets/app.js?token=guest_abc:12:3', 'at https://pay.example/assets/app.js:12:3'],
    ['at https://pay.example/accept-invite#token=abc:12:3', 'at https://pay.example/accept-invite:12:3'],
    ['Cannot read #state of undefined', 'Cannot read #state of undefined'],
    ['account 000123456789 refused', 'account [digits] refused'],
  ])('removes personal data from %s', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it('leaves line numbers and code alone', () => {
    expect(scrub('x is undefined at app.js:1042:17')).toBe('x is undefined at app.js:1042:17');
  });
});
