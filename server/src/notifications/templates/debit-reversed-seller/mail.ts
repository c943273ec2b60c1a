import { type FailureForSeller, toSeller } from '../failed-debit/failed-debit-mail.ts';
import { debitReversedSellerTexts as texts } from './texts.en.ts';

export interface ReversalForSeller extends FailureForSeller {
  /** Amount taken from the seller's balance; absent when it was empty. */
  readonly taken?: string;
  /** Amount that the balance did not cover; absent when it covered all. */
  readonly owed?: string;
}

export const mail = toSeller<ReversalForSeller>(({ amount, buyerName, invoiceNumber, taken, owed }, t) => ({
  subject: t(texts, 'subject', { buyerName }),
  heading: t(texts, 'heading'),
  sentence: [
    t(texts, 'takenBack', { buyerName, amount }),
    taken && t(texts, 'taken', { taken }),
    owed && t(texts, 'owed', { owed }),
    t(texts, 'openAgain', { invoiceNumber }),
  ]
    .filter(Boolean)
    .join(' '),
}));
