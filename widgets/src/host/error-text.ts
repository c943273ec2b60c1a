import { useCallback } from 'react';
import { useI18n } from '../kit/i18n.tsx';

/** What is read of a failed call; told by shape, so that errors of any copy of the client are understood. */
interface FailedCall {
  readonly code?: unknown;
  readonly kind?: unknown;
}

/** Codes that have a sentence; any other is told in general words. */
const toldCodes: ReadonlySet<unknown> = new Set([
  'InvalidCredentialsError',
  'BruteForceAttemptError',
  'PersonOrCompanyDisabled',
  'InvalidOtpError',
  'ExpiredOtpError',
  'ReusedLoginOtpError',
  'OtpRequiredError',
  'RateLimitError',
  'ForbiddenError',
  'NotFoundError',
  'InvoiceStateError',
  'InvoicePaymentProcessingError',
  'InsufficientFundsError',
  'CurrencyAccountUnavailableError',
  'ProviderUnavailableError',
  'MaintenanceError',
]);

const otpCodes: ReadonlySet<unknown> = new Set([
  'InvalidOtpError',
  'ExpiredOtpError',
  'ReusedLoginOtpError',
  'OtpRequiredError',
]);

const asFailedCall = (error: unknown): FailedCall => (typeof error === 'object' && error !== null ? error : {});

/** Whether the error is about the one-time code, and so belongs beside its field. */
export const isOtpError = (error: unknown): boolean => otpCodes.has(asFailedCall(error).code);

/** Key of the sentence, in the namespace `host`, that tells a person what went wrong. */
export function errorTextKey(error: unknown): string {
  const { code, kind } = asFailedCall(error);
  if (toldCodes.has(code)) return `errors.${String(code)}`;
  return kind === 'network' || kind === 'timeout' ? 'errors.offline' : 'errors.unknown';
}

/** Turns a failed call into the sentence that a person reads. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useI18n('host');
  return useCallback((error: unknown) => t(errorTextKey(error)), [t]);
}
