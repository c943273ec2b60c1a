import { type InvoiceForBuyer, toBuyer } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceMarkedPaidBuyerTexts as texts } from './texts.en.ts';

export const mail: MailWriter<InvoiceForBuyer> = (data, setting) => {
  const { sellerName, invoiceNumber, amount } = data;
  const { t } = setting;
  return toBuyer(data, setting, {
    subject: t(texts, 'subject', { sellerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences: [t(texts, 'marked', { sellerName, invoiceNumber, amount }), t(texts, 'next')],
    isPayable: false,
  });
};
