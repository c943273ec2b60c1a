import { hasText } from '@quittance/sdk/i18n';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useI18n } from '../kit/base/i18n.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

type FailureKey =
  | 'paymentReturned'
  | 'paymentNotSubmitted'
  | 'paymentRefused'
  | 'cardDeclined'
  | 'cardTakenBack'
  | 'coinsDropped';

type PaymentFailure = NonNullable<InvoiceAnswer['lastPaymentFailure']>;

/** Code of a debit that never reached the payer's bank. */
const PROVIDER_UNAVAILABLE = 'provider_unavailable';

function keyOf({ kind, code }: PaymentFailure): FailureKey {
  if (code.startsWith('crypto_')) return 'coinsDropped';
  if (code.startsWith('card_')) return kind === 'refused' ? 'cardDeclined' : 'cardTakenBack';
  // The bank can't return a debit that never reached it.
  if (kind !== 'refused') return 'paymentReturned';
  return code === PROVIDER_UNAVAILABLE ? 'paymentNotSubmitted' : 'paymentRefused';
}

/** Says one sentence in the words for its viewer. */
export type FailureSentence = (
  key: FailureKey | `${FailureKey}Text`,
  values: { readonly date: string; readonly reason: string },
) => string;

/**
 * Returns a function that writes title and text for a failed payment.
 * @param sentence default: the buyer's sentence
 */
export function useFailureText(sentence?: FailureSentence) {
  const { t, locale } = useI18n(invoiceHeadTexts);
  const say: FailureSentence = sentence ?? ((key, values) => t(`panel.${key}`, values));
  return (failure: PaymentFailure): { readonly title: string; readonly text: string } => {
    const { code, failedAt } = failure;
    const key = keyOf(failure);
    const reason = hasText(invoiceHeadTexts.english.bankReason, code) ? t(`bankReason.${code}`) : undefined;
    const values = {
      date: formatBusinessDate(businessDateOf(new Date(failedAt)), locale),
      reason: reason ? `${reason} (${code})` : code,
    };
    return { title: say(key, values), text: say(`${key}Text`, values) };
  };
}
