import type { MailWriter } from '../mail-words.ts';
import { type PaymentForPayer, toPaymentPayer } from '../payment-mail/payment-mail.ts';
import { paymentHeldPayerTexts as texts } from './texts.en.ts';

export const mail: MailWriter<PaymentForPayer> = (data, setting) => {
  const { sellerName, amount } = data;
  const { t } = setting;
  return toPaymentPayer(data, setting, {
    subject: t(texts, 'subject', { sellerName }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'held', { amount, sellerName }), t(texts, 'next')],
  });
};
