import type { MailWriter } from '../mail-words.ts';
import { type PaymentForPayer, toPaymentPayer } from '../payment-mail/payment-mail.ts';
import { paymentDeniedPayerTexts as texts } from './texts.en.ts';

export interface DeniedForPayer extends PaymentForPayer {
  readonly reason: 'payment_denied_by_compliance' | 'recipient_not_verified';
  /** Where the money is: `waiting` until we know the account to send it to. */
  readonly place: 'balance' | 'bank' | 'card' | 'wallet' | 'waiting' | 'blocked';
}

export const mail: MailWriter<DeniedForPayer> = (data, setting) => {
  const { sellerName, amount, reason, place } = data;
  const { t } = setting;
  return toPaymentPayer(data, setting, {
    subject: t(texts, 'subject', { sellerName }),
    heading: t(texts, 'heading'),
    paragraphs: [
      t(texts, reason === 'recipient_not_verified' ? 'notVerified' : 'denied', { amount, sellerName }),
      t(texts, `place.${place}`),
    ],
  });
};
