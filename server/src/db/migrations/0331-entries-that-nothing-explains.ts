import { type Kysely, sql } from 'kysely';

/**
 * Keeps entries of statements that no order explains, which movement reported an event, and since when the money of an
 * arrived transfer is back at the bank that paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const details = "'incoming', 'charged', 'unexplained'";
const kinds = `'submitted', 'settled', 'rejected', 'returned', 'recalled', ${details}`;

const statements = [
  ...['bank_file_events', 'rails_events'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_kind_check`,
    `alter table ${table} add constraint ${table}_kind_check check (kind in (${kinds}))`,
  ]),
  'alter table rails_events drop constraint rails_events_credit_kept',
  `alter table rails_events add constraint rails_events_credit_kept
    check ((kind in (${details})) = (sealed_credit is not null))`,
  `create index rails_events_unexplained on rails_events (occurred_at) where kind = 'unexplained'`,
  `alter table bank_file_entries add direction text check (direction in ('debit', 'credit'))`,
  'alter table bank_file_events add entry_reference text',
  // Any movement with such an event’s id that comes now is another one, since entries are read once.
  `update bank_file_events event set entry_reference = '' from bank_files file
    where file.id = event.file_id and file.format like 'camt%'`,
  `alter table transfers add moved_back_at timestamptz,
    add constraint transfers_moved_back check (moved_back_at is null
      or (via_transit and state = 'completed' and returned_at is not null))`,
  'create index transfers_moved_back_at on transfers (id) where moved_back_at is not null',
];
