import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { withdrawalRecoveredTexts as texts } from './texts.en.ts';

export interface RecoveredWithdrawal {
  readonly recipientName: string;
  /** What the bank paid. */
  readonly paid: string;
  readonly link: string;
}

export const mail: MailWriter<RecoveredWithdrawal> = ({ recipientName, paid, link }, { t }) => ({
  subject: t(texts, 'subject', { paid, recipientName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'recovered', { paid, recipientName })],
  facts: [
    [t(texts, 'to'), recipientName],
    [t(mailTexts, 'amount'), paid],
  ],
  action: { label: t(texts, 'view'), link },
});
