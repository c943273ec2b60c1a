import type { MailWriter } from '../mail-words.ts';
import type { DeniedForPayer } from '../payment-denied-payer/mail.ts';
import { paymentDeniedPayerTexts } from '../payment-denied-payer/texts.en.ts';
import { type PaymentForPayer, toPaymentPayer } from '../payment-mail/payment-mail.ts';
import { paymentUnblockedPayerTexts as texts } from './texts.en.ts';

export interface UnblockedForPayer extends PaymentForPayer {
  readonly place: Exclude<DeniedForPayer['place'], 'blocked'>;
}

export const mail: MailWriter<UnblockedForPayer> = (data, setting) => {
  const { sellerName, amount, place } = data;
  const { t } = setting;
  return toPaymentPayer(data, setting, {
    subject: t(texts, 'subject', { sellerName }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'released', { amount, sellerName }), t(paymentDeniedPayerTexts, `place.${place}`)],
  });
};
