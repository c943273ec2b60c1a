import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, Locale } from '../kernel/index.ts';

export type NotificationChannel = 'email' | 'sms';

/** Messages to send. A row is written in the transaction of the change that it reports. */
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
  /** No attempt before this real time: the delay after a failure, or the lease of the process that is trying now. */
  next_attempt_at: ColumnType<Date, Date | undefined, Date>;
  last_error: string | null;
  delivered_at: Date | null;
  given_up_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export const receiptStatuses = ['sent', 'delivered', 'undelivered'] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

/** What the provider reported of a message after accepting it. */
export interface MessageReceiptsTable {
  /** The provider's id of the report; each is kept once. */
  event_id: string;
  outbox_id: string;
  status: ReceiptStatus;
  /** The provider's code. */
  reason: string | null;
  /** Real time, by the provider's clock. */
  occurred_at: Date;
  received_at: ColumnType<Date, Date | undefined, never>;
}

/** Addresses that refused a mail for good, until they are confirmed again. */
export interface UndeliverableAddressesTable {
  /** Lower case. */
  email: string;
  /** Enhanced status code (RFC 3463). */
  reason: string;
  marked_at: ColumnType<Date, Date | undefined, Date>;
}

/** E-mail and SMS of the sandbox. */
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
  /** Real time; ids have the same order. */
  received_at: ColumnType<Date, Date | undefined, never>;
  /** Business time of arrival, which pages show. */
  business_received_at: Date;
}

interface NotificationTables {
  message_receipts: MessageReceiptsTable;
  undeliverable_addresses: UndeliverableAddressesTable;
  outbox: OutboxTable;
  mailbox_messages: MailboxMessagesTable;
}

declare module '../db/database.ts' {
  interface Database extends NotificationTables {}
}
