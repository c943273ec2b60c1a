import { sql } from 'kysely';
import { type Connection, type RowWriter, writeLast } from '../db/index.ts';
import { type Locale, newId } from '../kernel/index.ts';
import type { MailData, MailTemplate, SmsData, SmsTemplate } from './messages.ts';

interface Outgoing<Template, Data> {
  readonly to: string;
  readonly template: Template;
  readonly locale: Locale;
  readonly data: Data;
  /** Id of the object that the message is about, for support staff. */
  readonly about?: string;
}

/** A mail to send, with the data of its template. */
export type Mail = { [Template in MailTemplate]: Outgoing<Template, MailData[Template]> }[MailTemplate];

/** A text message to send. */
export type Sms = { [Template in SmsTemplate]: Outgoing<Template, SmsData[Template]> }[SmsTemplate];

/**
 * Puts a mail into the outbox, in the caller's transaction. It is sent only if the transaction commits.
 * @returns the outbox id
 */
export const sendMail = (transaction: Connection, mail: Mail): Promise<string> =>
  putIntoOutbox(transaction, 'email', mail);

/** Puts a text message into the outbox, like `sendMail`. */
export const sendSms = (transaction: Connection, sms: Sms): Promise<string> => putIntoOutbox(transaction, 'sms', sms);

async function putIntoOutbox(transaction: Connection, channel: 'email' | 'sms', message: Mail | Sms): Promise<string> {
  const id = newId('out');
  const { to: recipient, template, locale, data, about = null } = message;
  await writeLast(transaction, outboxWriter, { id, channel, recipient, template, locale, data, about });
  return id;
}

const outboxWriter: RowWriter<Readonly<Record<string, unknown>>> = {
  statement: (rows) => sql`
    insert into outbox (id, channel, recipient, template, locale, data, about)
    select id, channel, recipient, template, locale, data, about
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as message (id text, channel text, recipient text,
      template text, locale text, data jsonb, about text)
    returning 1`,
};
