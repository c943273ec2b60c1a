import { type Kysely, sql } from 'kysely';

/**
 * Which entry of a transfer between two of our accounts an event is. Until now only its kind said so, and a return was
 * one event for both entries. One of a transfer that never arrived counts as the one of the account that paid; for one
 * that had arrived it was both, so it has no leg.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bank_file_events', 'rails_events']) {
    await sql`
      alter table ${sql.table(table)} add leg text check (leg in ('debit', 'credit'))`.execute(db);
    await sql`
      update ${sql.table(table)} event set leg = case event.kind when 'submitted' then 'debit' else 'credit' end
      from rails_instructions instruction
      where instruction.reference = event.reference and instruction.kind = 'book' and event.booked_on is not null
        and (event.kind in ('submitted', 'settled') or event.kind = 'returned' and not exists (
          select from ${sql.table(table)} arrival
          where arrival.reference = event.reference and arrival.kind = 'settled'))`.execute(db);
  }
  await sql`
    alter table transfers drop constraint transfers_returned_at,
      add constraint transfers_returned_at check ((state not in ('returned', 'refunded') or returned_at is not null)
        and (returned_at is null or state in ('returned', 'refunded') or contradicted_at is not null
          or (via_transit and state = 'completed')))`.execute(db);
}
