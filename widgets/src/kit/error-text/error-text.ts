import type { FailedAct } from '@quittance/sdk/i18n';
import { useCallback } from 'react';
import { useTranslator } from '../base/i18n.tsx';
import { lazyPart } from '../base/lazy-part.ts';
import { kitTexts } from '../base/texts.en.ts';

const otpCodes: ReadonlySet<unknown> = new Set([
  'InvalidOtpError',
  'ExpiredOtpError',
  'ReusedLoginOtpError',
  'OtpRequiredError',
]);

/** Returns the code of a failed call. Checks the shape, so that errors of any copy of the client work. */
export const errorCodeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the error is about the one-time code, and so is shown at its field. */
export const isOtpError = (error: unknown): boolean => otpCodes.has(errorCodeOf(error));

const sentences = lazyPart(async () => (await import('./error-sentences.ts')).accountErrorMessage);

/** Loads the sentences of all error codes, which no first screen shows. */
export const preloadErrorTexts = sentences.preload;

/**
 * Returns a function that converts a failed call to a message for the person: a general one until the sentences are
 * loaded.
 * @param act what the call does, for a sentence where no code says why it failed
 */
export function useErrorText(act?: FailedAct): (error: unknown) => string {
  const i18n = useTranslator();
  const sentenceOf = sentences.usePart(true);
  return useCallback(
    (failure: unknown) => sentenceOf?.(i18n, failure, act) ?? i18n.t(kitTexts, 'somethingWentWrong'),
    [i18n, sentenceOf, act],
  );
}
