import { createTranslator, errorTexts } from '@quittance/sdk/i18n';
import { expect, it } from 'vitest';
import { closingFailureOf } from './closing-failure.ts';

/** customer-portal §8: what is said when canceling or marking as paid fails. */
it.each([
  ['InvoicePaymentProcessingError', 'being-paid'],
  ['InvoiceStateError', 'general'],
  ['NotFoundError', 'general'],
  ['ForbiddenError', 'general'],
  ['IdempotencyConflictError', 'general'],
  ['InternalError', 'general'],
  [undefined, 'general'],
  ['UnknownOutcomeError', 'unconfirmed'],
] as const)('a closing that fails with %s is %s', (code, failure) => {
  expect(closingFailureOf(code)).toBe(failure);
});

it('says of a payment under way what the specification says', () => {
  expect(createTranslator().t(errorTexts, 'code.InvoicePaymentProcessingError')).toBe(
    'The payment of this invoice is currently being reviewed for processing',
  );
});
