import { errorMessage } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';

const otpCodes: ReadonlySet<unknown> = new Set([
  'InvalidOtpError',
  'ExpiredOtpError',
  'ReusedLoginOtpError',
  'OtpRequiredError',
]);

/** The code of a failed call, told by shape, so that errors of any copy of the client are understood. */
export const errorCodeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the error is about the one-time code, and so belongs beside its field. */
export const isOtpError = (error: unknown): boolean => otpCodes.has(errorCodeOf(error));

/** Turns a failed call into the sentence that a person reads. */
export function useErrorText(): (error: unknown) => string {
  const { t: error } = useI18n('errors');
  const { t: common } = useI18n('common');
  return useCallback(
    (failure: unknown) => {
      const t = (key: string, { ns, ...values }: { ns: string }) => (ns === 'errors' ? error : common)(key, values);
      return errorMessage({ t }, failure);
    },
    [error, common],
  );
}
