import type { Connection } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import type { Locale, MailData, MailTemplate, SmsData, SmsTemplate } from './messages.ts';

interface Outgoing<Template, Data> {
  readonly to: string;
  readonly template: Template;
  readonly locale: Locale;
  readonly data: Data;
  /** Id of the object that the message is about, for support staff. */
  readonly about?: string;
}

/** A mail to send; `data` is what its template needs. */
export type Mail = { [Template in MailTemplate]: Outgoing<Template, MailData[Template]> }[MailTemplate];

/** A text message to send. */
export type Sms = { [Template in SmsTemplate]: Outgoing<Template, SmsData[Template]> }[SmsTemplate];

/**
 * Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that commits.
 * @returns the outbox id
 */
export const sendMail = (transaction: Connection, mail: Mail): Promise<string> =>
  putIntoOutbox(transaction, 'email', mail);

/** Puts a text message into the outbox, as `sendMail` does a mail. */
export const sendSms = (transaction: Connection, sms: Sms): Promise<string> => putIntoOutbox(transaction, 'sms', sms);

async function putIntoOutbox(transaction: Connection, channel: 'email' | 'sms', message: Mail | Sms): Promise<string> {
  const id = newId('out');
  await transaction
    .insertInto('outbox')
    .values({
      id,
      channel,
      recipient: message.to,
      template: message.template,
      locale: message.locale,
      data: JSON.stringify(message.data),
      about: message.about ?? null,
    })
    .execute();
  return id;
}
