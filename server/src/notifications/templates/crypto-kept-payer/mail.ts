import type { FromSeller, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { cryptoKeptPayerTexts as texts } from './texts.en.ts';

export interface KeptCoins extends FromSeller {
  readonly invoiceNumber: string;
  /** What is kept, such as `0.000015 BTC`. */
  readonly coins: string;
}

export const mail: MailWriter<KeptCoins> = ({ sellerName, invoiceNumber, coins }, { t, supportEmail }) => ({
  senderName: sellerName,
  subject: t(texts, 'subject', { coins }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { coins, sellerName }), t(texts, 'why')],
  facts: [
    [t(mailTexts, 'invoice'), invoiceNumber],
    [t(texts, 'kept'), coins],
  ],
  notes: [t(texts, 'questions', { supportEmail })],
});
