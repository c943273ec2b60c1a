import type { BusinessDate } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { UnexplainedEntry } from '../providers/index.ts';
import { unsealDetails } from './inbox.ts';
import type { OwnerReference } from './owner-type.ts';

/** An entry of a bank's statement that nothing of ours explains, with the day on which the bank counts it. */
export interface DatedEntry extends UnexplainedEntry {
  readonly bookedOn: BusinessDate;
}

const select = (db: Connection) =>
  db
    .selectFrom('unexplained_entries as entry')
    .innerJoin('rails_events as event', 'event.provider_event_id', 'entry.event_id')
    .select(['entry.event_id', 'event.sealed_credit', sql<BusinessDate>`entry.booked_on::text`.as('booked_on')])
    .orderBy('entry.booked_on', 'desc')
    .orderBy('entry.id');

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toEntry = (app: App, { event_id, sealed_credit, booked_on }: Row): DatedEntry => ({
  ...unsealDetails<UnexplainedEntry>(app, event_id, sealed_credit),
  bookedOn: booked_on,
});

/** Lists the entries that nothing of ours explains and nobody has dealt with, from a day on, the latest first. */
export async function listUnexplainedEntries(
  app: App,
  { since, limit }: { readonly since: BusinessDate; readonly limit: number },
): Promise<readonly DatedEntry[]> {
  const rows = await select(app.db)
    .where('entry.booked_on', '>=', since)
    .where('entry.dealt_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map((row) => toEntry(app, row));
}

/** Lists the entries that name an order of an owner and that nobody has dealt with, the latest first. */
export async function listOpenEntriesOf(
  app: App,
  db: Connection,
  { type, id }: OwnerReference,
): Promise<readonly DatedEntry[]> {
  const rows = await select(db)
    .innerJoin('rails_instructions as instruction', 'instruction.reference', 'entry.order_reference')
    .where('instruction.owner_type', '=', type)
    .where('instruction.owner_id', '=', id)
    .where('entry.dealt_at', 'is', null)
    .execute();
  return rows.map((row) => toEntry(app, row));
}
