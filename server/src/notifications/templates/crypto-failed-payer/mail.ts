import type { FromSeller, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { cryptoFailedPayerTexts as texts } from './texts.en.ts';

export interface FailedCoinsForPayer extends FromSeller {
  readonly invoiceNumber: string;
  readonly amount: string;
  /** `unconfirmed`: the network has not confirmed it in time. */
  readonly reason: 'dropped' | 'unconfirmed';
  /** Where the payer pays again. */
  readonly link: string;
}

export const mail: MailWriter<FailedCoinsForPayer> = ({ sellerName, invoiceNumber, amount, reason, link }, { t }) => ({
  senderName: sellerName,
  subject: t(texts, 'subject', { sellerName }),
  heading: t(texts, `heading.${reason}`),
  paragraphs: [t(texts, `text.${reason}`, { amount, sellerName }), t(texts, `payAgain.${reason}`)],
  facts: [
    [t(mailTexts, 'invoice'), invoiceNumber],
    [t(mailTexts, 'amount'), amount],
  ],
  action: { label: t(texts, 'pay'), link },
});
