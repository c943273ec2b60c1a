import { describe, expect, it } from 'vitest';
import { base32, readBase32 } from './base32.ts';
import { findStep, otpauthUri, stepAt, totpCode } from './totp.ts';

/** Secret and codes of RFC 6238, appendix B; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(secret, stepAt(second * 1000))).toBe(code);
  });

  it('is right one step early and late, and no further', () => {
    const now = 1_234_567_890_000;
    const present = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((offset) => findStep(secret, totpCode(secret, present + offset), now));
    expect(found).toEqual([undefined, present - 1, present, present + 1, undefined]);
  });

  it.each(['', '28708', '2870820', ' 287082', '２８７０８２', 'abcdef'])('is never %j', (text) => {
    expect(findStep(secret, text, 59_000)).toBeUndefined();
  });
});

it('writes the secret as apps read it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(readBase32('MZXW6YTBOI').toString()).toBe('foobar');
  expect(otpauthUri({ issuer: 'Harbor & Co', email: 'ada@example.com', secret: Buffer.from('foobar') })).toBe(
    'otpauth://totp/Harbor%20%26%20Co:ada%40example.com?secret=MZXW6YTBOI&issuer=Harbor%20%26%20Co',
  );
});
