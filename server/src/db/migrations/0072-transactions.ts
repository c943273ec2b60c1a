import { type Kysely, sql } from 'kysely';

/**
 * What the lines of an organization's balance are about, for lists, filters and search. The ledger queues each new line;
 * the area of its journal describes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(queue).execute(db);
}

// The expression of the search index is a stored column, since most rows of a page are found by it or not at all.
const tables = `
  create table transactions (
    account_id bigint not null,
    position bigint not null,
    kind text not null,
    direction text not null check (direction in ('in', 'out')),
    status text not null check (status in ('completed', 'processing', 'returned')),
    counterparty text,
    reference text,
    record_kind text,
    record_id text,
    amount text not null,
    words text not null,
    search_text text not null generated always as (search_fold(
      coalesce(reference, '') || E'\\n' || coalesce(counterparty, '') || E'\\n' || words || E'\\n' || amount)) stored,
    primary key (account_id, position),
    check ((record_kind is null) = (record_id is null))
  );
  create index transactions_by_kind on transactions (account_id, kind, position);
  create index transactions_by_direction on transactions (account_id, direction, position);
  create index transactions_by_status on transactions (account_id, status, position);
  create index transactions_search on transactions using gin (account_id, search_text gin_trgm_ops);

  create table transactions_waiting (
    account_id bigint not null,
    position bigint not null,
    primary key (account_id, position)
  );
  insert into transactions_waiting (account_id, position) select account_id, position from ledger_statement_lines;
`;

const queue = `
  create function queue_transactions() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into transactions_waiting (account_id, position) select account_id, position from added;
    return null;
  end
  $$;
  create trigger ledger_statement_lines_queue after insert on ledger_statement_lines referencing new table as added
    for each statement execute function queue_transactions();
`;
