import type { FromSeller, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { cryptoReturnedPayerTexts as texts } from './texts.en.ts';

export interface ReturnedCoins extends FromSeller {
  readonly invoiceNumber: string;
  /** What was sent, such as `0.00148698 BTC`. */
  readonly coins: string;
  /** The network's fee, which was taken from it. */
  readonly fee: string;
  readonly refundAddress: string;
}

export const mail: MailWriter<ReturnedCoins> = (data, { t, supportEmail }) => {
  const { sellerName, invoiceNumber, coins, fee, refundAddress } = data;
  return {
    senderName: sellerName,
    subject: t(texts, 'subject', { coins }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'text', { coins, sellerName }), t(texts, 'why')],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(texts, 'sent'), coins],
      [t(texts, 'fee'), fee],
      [t(texts, 'address'), refundAddress],
    ],
    notes: [t(texts, 'questions', { supportEmail })],
  };
};
