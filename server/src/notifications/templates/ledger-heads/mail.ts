import type { MailWriter } from '../mail-words.ts';
import { ledgerHeadsTexts as texts } from './texts.en.ts';

export interface LedgerHeads {
  readonly brandName: string;
  /** The signed heads, as the ledger's verification reads them. */
  readonly document: string;
}

export const mail: MailWriter<LedgerHeads> = ({ brandName, document }, { t }) => ({
  subject: t(texts, 'subject', { brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'keep')],
  document,
});
