import { toCardSeller } from '../card-mail/card-mail.ts';
import { cardDisputeWonSellerTexts as texts } from './texts.en.ts';

export const mail = toCardSeller(({ amount, buyerName, invoiceNumber }, t) => ({
  subject: t(texts, 'subject', { invoiceNumber }),
  heading: t(texts, 'heading'),
  sentences: [t(texts, 'text', { amount, buyerName })],
}));
