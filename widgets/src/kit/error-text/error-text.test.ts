import { describe, expect, it } from 'vitest';
import { errorCodeOf, isOtpError } from './error-text.ts';

describe('errorCodeOf', () => {
  it('reads the code of a failed call', () => {
    expect(errorCodeOf({ code: 'InsufficientFundsError' })).toBe('InsufficientFundsError');
  });

  it.each([new TypeError('x is undefined'), { code: 7 }, null, 'text'])('finds none in %s', (error) => {
    expect(errorCodeOf(error)).toBeUndefined();
  });
});

describe('isOtpError', () => {
  it('recognizes errors that belong to the code field', () => {
    expect(isOtpError({ code: 'ExpiredOtpError' })).toBe(true);
    expect(isOtpError({ code: 'BruteForceAttemptError' })).toBe(false);
  });
});
