import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';

/** Finds the day on which the bank counts an incoming credit; undefined for a credit that no event told. */
export async function findBookingDate(db: Connection, bankReference: string): Promise<string | undefined> {
  const event = await db
    .selectFrom('rails_events')
    .select(['booked_on', 'occurred_at'])
    .where('reference', '=', bankReference)
    .where('kind', '=', 'incoming')
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return event && (event.booked_on ?? businessDateOf(event.occurred_at));
}
