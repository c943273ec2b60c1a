import { toCardSeller } from '../card-mail/card-mail.ts';
import { cardDisputedSellerTexts as texts } from './texts.en.ts';

export const mail = toCardSeller(({ amount, buyerName, invoiceNumber }, t) => ({
  subject: t(texts, 'subject', { buyerName, invoiceNumber }),
  heading: t(texts, 'heading'),
  sentences: [t(texts, 'text', { amount, buyerName, invoiceNumber }), t(texts, 'next')],
}));
