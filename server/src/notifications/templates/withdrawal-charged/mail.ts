import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { withdrawalChargedTexts as texts } from './texts.en.ts';

export interface ChargedWithdrawal {
  readonly recipientName: string;
  /** What the recipient got. */
  readonly paid: string;
  /** What the account pays for it. */
  readonly charged: string;
  readonly link: string;
}

export const mail: MailWriter<ChargedWithdrawal> = ({ recipientName, paid, charged, link }, { t }) => ({
  subject: t(texts, 'subject', { paid, recipientName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'charged', { paid, charged, recipientName })],
  facts: [
    [t(texts, 'to'), recipientName],
    [t(mailTexts, 'amount'), charged],
  ],
  action: { label: t(texts, 'view'), link },
});
