import { formatBusinessDate } from '@quittance/sdk/time';
import { type FailedDebit, factsOf } from '../failed-debit/failed-debit-mail.ts';
import { failedDebitTexts } from '../failed-debit/texts.en.ts';
import type { FromSeller, MailWriter } from '../mail-words.ts';
import { debitPresentedAgainTexts as texts } from './texts.en.ts';

export interface PresentedAgain extends Omit<FailedDebit, 'link'>, FromSeller {
  /** `YYYY-MM-DD`. */
  readonly presentedAgainOn: string;
}

export const mail: MailWriter<PresentedAgain> = (data, { t, locale, supportEmail }) => ({
  senderName: data.sellerName,
  subject: t(texts, 'subject', { sellerName: data.sellerName }),
  heading: t(texts, 'heading'),
  paragraphs: [
    t(texts, 'sentence', {
      amount: data.amount,
      sellerName: data.sellerName,
      date: formatBusinessDate(data.presentedAgainOn, locale),
    }),
    t(texts, 'advice'),
  ],
  facts: factsOf(data, t),
  notes: [t(failedDebitTexts, 'questions', { supportEmail })],
});
