import type { MailWriter } from '../mail-words.ts';
import { transferMadeTexts as texts } from './texts.en.ts';

export interface MadeTransfer {
  readonly recipientName: string;
  /** All that leaves the account. */
  readonly total: string;
  readonly received: string;
  readonly link: string;
}

export const mail: MailWriter<MadeTransfer> = ({ recipientName, total, received, link }, { t, supportEmail }) => ({
  subject: t(texts, 'subject', { total, recipientName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'made', { total, recipientName })],
  facts: [
    [t(texts, 'to'), recipientName],
    [t(texts, 'leaves'), total],
    [t(texts, 'arrives'), received],
  ],
  notes: [t(texts, 'unexpected', { supportEmail })],
  action: { label: t(texts, 'view'), link },
});
