import type { I18n } from '@quittance/sdk/i18n';
import type { FromSeller, MailWords, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { describeReturn } from './return-reasons.ts';
import { failedDebitTexts as texts } from './texts.en.ts';

// A debit fails in three ways: it could not be submitted and no money moved; the bank returns it; or the bank takes it
// back after the seller had the money. Their mails differ in a sentence or two.

export interface FailedDebit {
  readonly invoiceNumber: string;
  readonly amount: string;
  /** NACHA return reason, such as `R01`, or `provider_unavailable`. */
  readonly returnCode: string;
  /** Where the payer pays again, or the seller views the invoice. */
  readonly link: string;
}

export interface FailureForPayer extends FailedDebit, FromSeller {}

export interface FailureForSeller extends FailedDebit {
  readonly buyerName: string;
}

/** Texts that differ between the mails: subject, heading and the sentence about the failure. */
interface FailureText {
  readonly subject: string;
  readonly heading: string;
  readonly sentence: string;
}

type DescribeFailure<Data> = (data: Data, t: I18n['t']) => FailureText;

export const factsOf = (
  { invoiceNumber, amount, returnCode }: Omit<FailedDebit, 'link'>,
  t: I18n['t'],
): NonNullable<MailWords['facts']> => [
  [t(mailTexts, 'invoice'), invoiceNumber],
  [t(mailTexts, 'amount'), amount],
  [t(texts, 'reason'), describeReturn(returnCode, t)],
];

/** Makes a mail that asks the payer to pay again. */
export const toPayer =
  (describe: DescribeFailure<FailureForPayer>): MailWriter<FailureForPayer> =>
  (data, { t, supportEmail }) => {
    const { subject, heading, sentence } = describe(data, t);
    return {
      senderName: data.sellerName,
      subject,
      heading,
      paragraphs: [sentence, t(texts, 'payAgain')],
      facts: factsOf(data, t),
      action: { label: t(texts, 'pay'), link: data.link },
      notes: [t(texts, 'questions', { supportEmail })],
    };
  };

/** Makes a mail that tells the seller about the failure. */
export const toSeller =
  <Data extends FailureForSeller = FailureForSeller>(describe: DescribeFailure<Data>): MailWriter<Data> =>
  (data, { t }) => {
    const { subject, heading, sentence } = describe(data, t);
    return {
      subject,
      heading,
      paragraphs: [sentence, t(texts, 'payerWasTold')],
      facts: factsOf(data, t),
      action: { label: t(mailTexts, 'viewInvoice'), link: data.link },
    };
  };
