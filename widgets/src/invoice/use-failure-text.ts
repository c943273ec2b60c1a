import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { useViewerTexts } from './use-viewer-texts.ts';

type PaymentFailure = NonNullable<InvoiceAnswer['lastPaymentFailure']>;

/** Code of a debit that never reached the payer's bank. */
const PROVIDER_UNAVAILABLE = 'provider_unavailable';

function keyOf({ kind, code }: PaymentFailure): string {
  // A debit that never reached the payer's bank can't have been returned by it.
  if (kind !== 'refused') return 'paymentReturned';
  return code === PROVIDER_UNAVAILABLE ? 'paymentNotSubmitted' : 'paymentRefused';
}

/** Returns the texts about a failed payment for a viewer. */
export function useFailureText(viewer: InvoiceAnswer['viewer']) {
  const { t, locale } = useViewerTexts(viewer);
  const { t: headText } = useI18n('invoice-head');
  return (failure: PaymentFailure): { readonly title: string; readonly text: string } => {
    const { code, failedAt } = failure;
    const reasonKey = `bankReason.${code}`;
    const reason = headText(reasonKey);
    const key = keyOf(failure);
    return {
      title: t(key),
      text: t(`${key}Text`, {
        date: formatBusinessDate(businessDateOf(new Date(failedAt)), locale),
        // A translator returns the key if a code has no text.
        reason: reason === reasonKey ? code : `${reason} (${code})`,
      }),
    };
  };
}
