import type { BusinessDate } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { App } from '../kernel/index.ts';
import type { UnexplainedEntry } from '../providers/index.ts';
import { unsealDetails } from './inbox.ts';

/** An entry of a bank's statement that nothing of ours explains, with the day on which the bank counts it. */
export interface DatedEntry extends UnexplainedEntry {
  readonly bookedOn: BusinessDate;
}

/** Lists the entries that nothing of ours explains, from a day on, the latest first. */
export async function listUnexplainedEntries(
  app: App,
  { since, limit }: { readonly since: BusinessDate; readonly limit: number },
): Promise<readonly DatedEntry[]> {
  const bookedOn = sql<BusinessDate>`coalesce(booked_on, (occurred_at at time zone 'America/New_York')::date)`;
  const rows = await app.db
    .selectFrom('rails_events')
    .select(['provider_event_id', 'sealed_credit', sql<BusinessDate>`${bookedOn}::text`.as('booked_on')])
    .where('kind', '=', 'unexplained')
    .where(bookedOn, '>=', since)
    .orderBy(bookedOn, 'desc')
    .orderBy('provider_event_id')
    .limit(limit)
    .execute();
  return rows.map(({ provider_event_id: id, sealed_credit, booked_on }) => ({
    ...unsealDetails<UnexplainedEntry>(app, id, sealed_credit),
    bookedOn: booked_on,
  }));
}
