import { type Kysely, sql } from 'kysely';

/**
 * Batches of seals with their Merkle root. Seals from before stay without the hash of their batch; the sealer batches
 * them when it runs next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(batches).execute(db);
}

const batches = `
create table ledger_seal_batches (
  number bigint primary key check (number > 0),
  first_sequence bigint not null unique check (first_sequence > 0),
  last_sequence bigint not null unique,
  root bytea not null check (length(root) = 32),
  previous_hash bytea not null check (length(previous_hash) = 32),
  skip_number bigint not null check (skip_number >= 0),
  skip_hash bytea not null check (length(skip_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  constraint ledger_seal_batches_range check (first_sequence <= last_sequence),
  constraint ledger_seal_batches_skip check (skip_number < number)
);
create trigger ledger_seal_batches_append_only before delete or update or truncate on ledger_seal_batches
  for each statement execute function refuse_change();
alter table ledger_seals add column batch_hash bytea check (length(batch_hash) = 32);
`;
