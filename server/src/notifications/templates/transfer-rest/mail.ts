import type { FromSeller, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { transferRestTexts as texts } from './texts.en.ts';

export interface TransferRest extends FromSeller {
  readonly invoiceNumber: string;
  /** What arrived, what of it paid nothing, and what was due. */
  readonly received: string;
  readonly rest: string;
  readonly due: string;
  readonly reason:
    | 'more-than-due'
    | 'less-than-due'
    | 'not-open'
    | 'being-paid'
    | 'other-currency'
    | 'monitored'
    | 'reassigned'
    | 'denied'
    | 'recalled';
  /** Where the rest is now. */
  readonly place: 'balance' | 'held' | 'held-without-account' | 'refund' | 'bank' | 'elsewhere' | 'waiting';
  readonly link: string;
}

/** Which subject and heading say what happened. */
const topicOf = (reason: TransferRest['reason']) => {
  if (reason === 'more-than-due') return 'paid';
  if (reason === 'monitored') return 'held';
  if (reason === 'denied') return 'notAccepted';
  return reason === 'recalled' ? 'recalled' : 'notPaid';
};

export const mail: MailWriter<TransferRest> = (data, { t, supportEmail }) => {
  const { sellerName, invoiceNumber, received, rest, due, reason, place, link } = data;
  const values = { sellerName, invoiceNumber, received, rest, due };
  const topic = topicOf(reason);
  return {
    senderName: sellerName,
    subject: t(texts, `subject.${topic}`, { invoiceNumber, sellerName, received }),
    heading: t(texts, `heading.${topic}`),
    paragraphs: [t(texts, `reason.${reason}`, values), t(texts, `place.${place}`, { rest, supportEmail })],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(texts, 'received'), received],
      [t(texts, 'due'), due],
    ],
    action: { label: t(mailTexts, 'viewInvoice'), link },
  };
};
