import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { MailboxMessagesTable } from '../../notifications/index.ts';
import { addressCondition } from './address-filter.ts';

/** A message received in the sandbox. */
export interface MailboxMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** Id in the outbox. */
  readonly outboxId: string;
  readonly to: string;
  readonly from: string;
  /** Empty for SMS. */
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Real time. */
  readonly receivedAt: Date;
  readonly businessReceivedAt: Date;
}

export interface MessageFilter {
  /** As `addressCondition` takes it. */
  readonly to?: string;
  /** Only messages older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** Lists messages, newest first. Ids are in the order of arrival. */
export async function listMessages(db: Connection, filter: MessageFilter): Promise<readonly MailboxMessage[]> {
  let query = db.selectFrom('mailbox_messages').selectAll().orderBy('id', 'desc').limit(filter.limit);
  if (filter.before) query = query.where('id', '<', filter.before);
  if (filter.to) query = query.where('recipient', ...addressCondition(filter.to));
  return (await query.execute()).map(toMessage);
}

export async function findMessage(db: Connection, id: string): Promise<MailboxMessage | null> {
  const row = await db.selectFrom('mailbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}

const toMessage = (row: Selectable<MailboxMessagesTable>): MailboxMessage => ({
  id: row.id,
  channel: row.channel,
  outboxId: row.idempotency_key,
  to: row.recipient,
  from: row.sender,
  subject: row.subject,
  text: row.text,
  html: row.html,
  receivedAt: row.received_at,
  businessReceivedAt: row.business_received_at,
});
