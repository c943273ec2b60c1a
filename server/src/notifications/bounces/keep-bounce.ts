import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../db/index.ts';
import type { App } from '../../kernel/index.ts';
import { type Bounce, readBounce } from './read-bounce.ts';
import { markUndeliverable } from './undeliverable-addresses.ts';

/** What became of a message to the bounce address. */
export type BounceOutcome = 'kept' | 'repeated' | 'unknown-message' | 'no-report';

/**
 * Takes a message to the bounce address. A report is kept with its mail, once; a hard one marks the mail's address as
 * undeliverable. Other messages, such as automatic replies, are dropped.
 */
export async function takeBounce({ db, log }: Pick<App, 'db' | 'log'>, source: Buffer): Promise<BounceOutcome> {
  const bounce = await readBounce(source);
  if (!bounce) return 'no-report';
  const eventId = `bounce_${createHash('sha256').update(source).digest('hex')}`;
  const outcome = await inTransaction(db, (transaction) => keepBounce(transaction, eventId, bounce));
  log.info({ outboxId: bounce.messageId, kind: bounce.kind, status: bounce.status, outcome }, 'a mail was returned');
  return outcome;
}

async function keepBounce(
  transaction: Connection,
  eventId: string,
  { messageId, kind, status }: Bounce,
): Promise<BounceOutcome> {
  const message = await transaction
    .selectFrom('outbox')
    .select('recipient')
    .where('id', '=', messageId)
    .where('channel', '=', 'email')
    .executeTakeFirst();
  if (!message) return 'unknown-message';
  const kept = await transaction
    .insertInto('message_receipts')
    .values({
      event_id: eventId,
      outbox_id: messageId,
      status: kind === 'delayed' ? 'sent' : 'undelivered',
      reason: status,
      // Mail servers' clocks are not ours, and the order of reports follows their arrival.
      occurred_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!kept) return 'repeated';
  if (kind === 'hard') await markUndeliverable(transaction, message.recipient, status);
  return 'kept';
}
