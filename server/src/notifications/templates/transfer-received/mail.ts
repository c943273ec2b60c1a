import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { transferReceivedTexts as texts } from './texts.en.ts';

export interface ReceivedTransfer {
  readonly senderName: string;
  readonly amount: string;
  /** What the sender wrote. */
  readonly reference?: string;
  readonly link: string;
}

export const mail: MailWriter<ReceivedTransfer> = ({ senderName, amount, reference, link }, { t }) => ({
  subject: t(texts, 'subject', { senderName, amount }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'received', { senderName, amount })],
  facts: [
    [t(texts, 'from'), senderName],
    [t(mailTexts, 'amount'), amount],
    ...(reference ? [[t(texts, 'reference'), reference] as const] : []),
  ],
  action: { label: t(texts, 'view'), link },
});
