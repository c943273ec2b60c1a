import type { MailData, MailTemplate } from '../messages.ts';
import { confirmationCode, paymentCode, signInCode } from './code-mails.ts';
import {
  debitRefusedToPayer,
  debitRefusedToSeller,
  debitReturnedToPayer,
  debitReturnedToSeller,
  debitReversedToPayer,
  debitReversedToSeller,
} from './failed-debit-mails.ts';
import { debitAuthorizationCopy, invoiceSent, paymentConfirmation, paymentReceived } from './invoice-mails.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { type MailSetting, type MailWriter, writingSetting } from './mail-words.ts';

const writers: { readonly [Template in MailTemplate]: MailWriter<MailData[Template]> } = {
  'sign-in-code': signInCode,
  'payment-code': paymentCode,
  'confirmation-code': confirmationCode,
  'invoice-sent': invoiceSent,
  'debit-authorization-copy': debitAuthorizationCopy,
  'debit-refused-payer': debitRefusedToPayer,
  'debit-refused-seller': debitRefusedToSeller,
  'debit-returned-payer': debitReturnedToPayer,
  'debit-returned-seller': debitReturnedToSeller,
  'debit-reversed-payer': debitReversedToPayer,
  'debit-reversed-seller': debitReversedToSeller,
  'payment-received-seller': paymentReceived,
  'payment-confirmation-payer': paymentConfirmation,
};

export interface RenderedMail {
  /** One line, whatever the data held. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail. Pure: the same data gives the same mail. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  data: MailData[Template],
  setting: MailSetting,
): RenderedMail {
  const words = writers[template](data, writingSetting(setting));
  return {
    // A line break in a subject would let data write headers of its own.
    subject: words.subject.replaceAll(/\p{Cc}+/gu, ' '),
    html: mailHtml(words, setting),
    text: mailText(words, setting),
  };
}
