import { sql } from 'kysely';
import * as z from 'zod';
import type { Connection } from '../../db/index.ts';
import { Refusal, refuseFields, scrubText } from '../../kernel/index.ts';
import { receiptStatuses } from '../tables.ts';

const receipt = z.object({
  /** The message's id, as sent with it. */
  reference: z.string().max(100),
  status: z.enum(receiptStatuses),
  /** The provider's code for a message that was not delivered. */
  reason: z.string().max(100).optional(),
  occurredAt: z.iso.datetime({ offset: true }),
});
export type Receipt = z.infer<typeof receipt>;

/** @throws MalformedRequestError, ValidationError */
export function readReceipt(body: string): Receipt {
  const result = receipt.safeParse(parseJson(body));
  if (result.success) return result.data;
  throw refuseFields(result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('MalformedRequestError', 'The body is not valid JSON.');
  }
}

/**
 * Keeps a delivery receipt with its message. Receipts may arrive in any order.
 * @throws NotFoundError for an unknown message, or one that was removed since
 * @throws IdempotencyConflictError for an event that was received before
 */
export async function keepReceipt(db: Connection, eventId: string, given: Receipt): Promise<void> {
  const { rows } = await sql<{ readonly isKnown: boolean; readonly isNew: boolean }>`
    with message as (
      select id from outbox where id = ${given.reference} and channel = 'sms'
    ), kept as (
      insert into message_receipts (event_id, outbox_id, status, reason, occurred_at)
      select ${eventId}, id, ${given.status}, ${given.reason === undefined ? null : scrubText(given.reason)}::text,
        ${given.occurredAt}::timestamptz
      from message
      on conflict (event_id) do nothing
      returning 1
    )
    select exists (select from message) as "isKnown", exists (select from kept) as "isNew"`.execute(db);
  if (!rows[0]?.isKnown) throw new Refusal('NotFoundError', 'There is no message with this reference.');
  if (!rows[0].isNew) throw new Refusal('IdempotencyConflictError', 'This receipt was received before.');
}
