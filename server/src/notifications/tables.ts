import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, Locale } from '../kernel/index.ts';

export type NotificationChannel = 'email' | 'sms';

/** Messages to send; a row is written in the transaction of what it tells of, so neither happens without the other. */
export interface OutboxTable {
  /** Also the provider's idempotency key. */
  id: string;
  channel: NotificationChannel;
  recipient: string;
  template: string;
  locale: Locale;
  /** Emptied once delivered or given up, since it may hold a one-time code or a guest's link. */
  data: JsonColumn<unknown>;
  /** Id of the object that the message is about. */
  about: string | null;
  attempts: Generated<number>;
  /** Real time before which nobody may try: the back-off, or the lease of the process that is trying now. */
  next_attempt_at: ColumnType<Date, Date | undefined, Date>;
  last_error: string | null;
  delivered_at: Date | null;
  given_up_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Where the sandbox's e-mail and SMS arrive. */
export interface MailboxMessagesTable {
  id: string;
  channel: NotificationChannel;
  idempotency_key: string;
  recipient: string;
  sender: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  html: string | null;
  /** Real time. Ids are in its order too. */
  received_at: ColumnType<Date, Date | undefined, never>;
  /** The business clock when it arrived; what people see. */
  business_received_at: Date;
}

interface NotificationTables {
  outbox: OutboxTable;
  mailbox_messages: MailboxMessagesTable;
}

declare module '../db/database.ts' {
  interface Database extends NotificationTables {}
}
