import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { depositSentBackTexts as texts } from './texts.en.ts';

export interface SentBackDeposit {
  /** What the bank told; may be missing. */
  readonly senderName?: string | undefined;
  readonly amount: string;
  /** Denied by us, or recalled by the sender's bank. */
  readonly why: 'denied' | 'recalled';
  /** Of the deposit. */
  readonly link: string;
}

export const mail: MailWriter<SentBackDeposit> = ({ senderName, amount, why, link }, { t }) => ({
  subject: t(texts, 'subject', { amount }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, why, { amount })],
  facts: [...(senderName ? [[t(texts, 'from'), senderName] as const] : []), [t(mailTexts, 'amount'), amount]],
  action: { label: t(texts, 'view'), link },
});
