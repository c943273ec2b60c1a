import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { withdrawalCoveredTexts as texts } from './texts.en.ts';

export interface CoveredWithdrawal {
  readonly recipientName: string;
  /** What the bank paid. */
  readonly paid: string;
  readonly link: string;
}

export const mail: MailWriter<CoveredWithdrawal> = ({ recipientName, paid, link }, { t }) => ({
  subject: t(texts, 'subject', { paid, recipientName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'covered', { paid, recipientName })],
  facts: [
    [t(texts, 'to'), recipientName],
    [t(mailTexts, 'amount'), paid],
  ],
  action: { label: t(texts, 'view'), link },
});
