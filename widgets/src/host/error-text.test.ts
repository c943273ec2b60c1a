import { describe, expect, it } from 'vitest';
import { errorTextKey, isOtpError } from './error-text.ts';

describe('errorTextKey', () => {
  it('finds the sentence of a code that people can act on', () => {
    expect(errorTextKey({ code: 'InsufficientFundsError' })).toBe('errors.InsufficientFundsError');
  });

  it('speaks of the connection when no answer came', () => {
    expect(errorTextKey({ kind: 'network' })).toBe('errors.offline');
    expect(errorTextKey({ kind: 'timeout' })).toBe('errors.offline');
  });

  it.each([new TypeError('x is undefined'), { code: 'InternalError' }, null, 'text'])('is general about %s', (error) => {
    expect(errorTextKey(error)).toBe('errors.unknown');
  });
});

describe('isOtpError', () => {
  it('tells what belongs beside the code field', () => {
    expect(isOtpError({ code: 'ExpiredOtpError' })).toBe(true);
    expect(isOtpError({ code: 'BruteForceAttemptError' })).toBe(false);
  });
});
