import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { transferCodeTexts as texts } from './texts.en.ts';

export interface TransferCode {
  readonly code: string;
  /** All that leaves the account. */
  readonly total: string;
  readonly received: string;
  /** A business, a recipient, or an own account. */
  readonly recipient: string;
}

export const mail: MailWriter<TransferCode> = (
  { code, total, received, recipient },
  { t, brandName, supportEmail },
) => ({
  subject: t(texts, 'subject', { code }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'enterCode', { total, recipient })],
  code,
  facts: [
    [t(texts, 'leaves'), total],
    [t(texts, 'arrives'), received],
    [t(texts, 'to'), recipient],
  ],
  notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
});
