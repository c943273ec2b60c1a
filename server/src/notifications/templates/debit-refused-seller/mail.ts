import { toSeller } from '../failed-debit/failed-debit-mail.ts';
import { debitRefusedSellerTexts as texts } from './texts.en.ts';

export const mail = toSeller(({ amount, buyerName, invoiceNumber }, t) => ({
  subject: t(texts, 'subject', { buyerName }),
  heading: t(texts, 'heading'),
  sentence: t(texts, 'sentence', { amount, buyerName, invoiceNumber }),
}));
