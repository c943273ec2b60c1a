import type { I18n } from '@quittance/sdk/i18n';
import type { FromSeller, MailWords, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { cardMailTexts as texts } from './texts.en.ts';

// Shared by the mails about card payments, whose texts differ in a sentence or two.

interface CardPayment {
  readonly invoiceNumber: string;
  readonly amount: string;
  /** Where the payer pays again, or the seller views the invoice. */
  readonly link: string;
}

export interface CardPaymentForPayer extends CardPayment, FromSeller {
  /** The last four digits. */
  readonly cardLast4: string;
}

export interface CardPaymentForSeller extends CardPayment {
  readonly buyerName: string;
  /** Amount taken from the seller's balance; absent when nothing was taken. */
  readonly taken?: string;
  /** Amount that the balance did not cover; absent when it covered all. */
  readonly owed?: string;
}

interface CardText {
  readonly subject: string;
  readonly heading: string;
  readonly sentences: readonly string[];
}

const factsOf = ({ invoiceNumber, amount }: CardPayment, t: I18n['t']): NonNullable<MailWords['facts']> => [
  [t(mailTexts, 'invoice'), invoiceNumber],
  [t(mailTexts, 'amount'), amount],
];

/** Makes a mail that asks the payer to pay again. */
export const toCardPayer =
  (describe: (data: CardPaymentForPayer, t: I18n['t']) => CardText): MailWriter<CardPaymentForPayer> =>
  (data, { t, supportEmail }) => {
    const { subject, heading, sentences } = describe(data, t);
    return {
      senderName: data.sellerName,
      subject,
      heading,
      paragraphs: [...sentences, t(texts, 'payAgain')],
      facts: [...factsOf(data, t), [t(texts, 'card'), t(texts, 'endingIn', { digits: data.cardLast4 })]],
      action: { label: t(texts, 'pay'), link: data.link },
      notes: [t(texts, 'questions', { supportEmail })],
    };
  };

/** Makes a mail that tells the seller about a card payment. */
export const toCardSeller =
  (describe: (data: CardPaymentForSeller, t: I18n['t']) => CardText): MailWriter<CardPaymentForSeller> =>
  (data, { t }) => {
    const { subject, heading, sentences } = describe(data, t);
    return {
      subject,
      heading,
      paragraphs: sentences,
      facts: factsOf(data, t),
      action: { label: t(mailTexts, 'viewInvoice'), link: data.link },
    };
  };
