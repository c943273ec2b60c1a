import { toCardSeller } from '../card-mail/card-mail.ts';
import { cardDisputeLostSellerTexts as texts } from './texts.en.ts';

export const mail = toCardSeller(({ amount, buyerName, invoiceNumber, owed, taken }, t) => ({
  subject: t(texts, 'subject', { buyerName }),
  heading: t(texts, 'heading'),
  sentences: [
    t(texts, 'text', { amount, buyerName }),
    taken === undefined ? '' : t(texts, 'taken', { taken }),
    owed === undefined ? '' : t(texts, 'owed', { owed }),
    t(texts, 'openAgain', { invoiceNumber }),
  ].filter((sentence) => sentence !== ''),
}));
