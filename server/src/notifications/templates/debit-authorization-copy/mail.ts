import { formatBusinessInstant } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { debitAuthorizationCopyTexts as texts } from './texts.en.ts';

export interface AuthorizationCopy {
  /** The authorization as it was accepted, word for word. */
  readonly text: string;
  /** ISO 8601. */
  readonly acceptedAt: string;
  readonly ip: string;
  readonly bankName: string;
  /** Last four digits. */
  readonly accountMask: string;
  readonly invoiceNumber: string;
}

export const mail: MailWriter<AuthorizationCopy> = (data, { t, locale, supportEmail }) => {
  const { text, acceptedAt, ip, bankName, accountMask, invoiceNumber } = data;
  return {
    subject: t(texts, 'subject', { invoiceNumber }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'authorized')],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(texts, 'account'), `${bankName} •••• ${accountMask}`],
      [t(texts, 'accepted'), formatBusinessInstant(new Date(acceptedAt), locale)],
      [t(texts, 'ip'), ip],
    ],
    document: text,
    notes: [t(texts, 'unexpected', { supportEmail })],
  };
};
