import { ApiError, type ApiErrorFields } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown } from './widget-events.ts';

const failed = (fields: Partial<ApiErrorFields>) =>
  new ApiError({ kind: 'refused', code: 'InvoiceStateError', message: '', status: 409, ...fields });

describe('what became of a payment', () => {
  it.each([
    ['the lost answer', failed({ kind: 'unknown-outcome', code: 'UnknownOutcomeError', status: 0 }), true, true],
    ['a refusal of the payment', failed({}), false, false],
    ['a session that has ended', failed({ code: 'UnauthenticatedError', status: 401 }), false, true],
    ['too many requests', failed({ code: 'RateLimitError', status: 429, retryable: true }), false, true],
  ])('after %s', (_name, error, isUnknownAtFirst, isUnknownWhenRepeated) => {
    expect(isOutcomeUnknown(error, false)).toBe(isUnknownAtFirst);
    expect(isOutcomeUnknown(error, true)).toBe(isUnknownWhenRepeated);
  });
});
