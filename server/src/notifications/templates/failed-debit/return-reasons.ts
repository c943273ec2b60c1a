import { hasText, type I18n } from '@quittance/sdk/i18n';
import { failedDebitTexts } from './texts.en.ts';

/** Whether people can look the code up. Our own codes mean nothing to them. */
const isBankCode = (code: string): boolean => /^R\d\d$/.test(code);

/** The reason with its code, such as `Insufficient funds (R01)`; the code alone when we have no words for it. */
export function describeReturn(returnCode: string, t: I18n['t']): string {
  if (!hasText(failedDebitTexts.english.reasons, returnCode)) return returnCode;
  const reason = t(failedDebitTexts, `reasons.${returnCode}`);
  return isBankCode(returnCode) ? `${reason} (${returnCode})` : reason;
}
