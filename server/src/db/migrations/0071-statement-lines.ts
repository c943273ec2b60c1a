import { type Kysely, sql } from 'kysely';

/**
 * Numbers the posted lines of every organization's balance. Each has the running balance, a running sum of what came in,
 * and a hash that includes the line before. The totals of a period are the difference of two lines, so a read takes time
 * in proportion to what it returns. A line's hash is salted, so that it doesn't reveal the line to another party.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, existing]) await sql.raw(statement).execute(db);
}

const tables = `
  alter table ledger_lines add column salt bytea check (length(salt) = 16);

  alter table ledger_balances
    add column statement_lines bigint not null default 0 check (statement_lines >= 0),
    add column received_lines bigint not null default 0 check (received_lines >= 0),
    add column received numeric(38, 0) not null default 0 check (received >= 0),
    add column last_booked_at timestamptz,
    add column last_line_hash bytea check (length(last_line_hash) = 32);

  create table ledger_statement_lines (
    account_id bigint not null,
    position bigint not null check (position > 0),
    journal_id text not null,
    line_no integer not null check (line_no > 0),
    change numeric(38, 0) not null check (change <> 0),
    balance numeric(38, 0) not null,
    received_lines bigint not null check (received_lines >= 0),
    received numeric(38, 0) not null check (received >= 0),
    booked_at timestamptz not null,
    salt bytea not null check (length(salt) = 16),
    previous_hash bytea not null check (length(previous_hash) = 32),
    hash bytea not null check (length(hash) = 32),
    primary key (account_id, position),
    unique (journal_id, line_no)
  );
  create index ledger_statement_lines_by_time on ledger_statement_lines (account_id, booked_at, position);
`;

// The order of earlier lines is that of their journals. Their running balance may fall below zero in between, because
// journals that waited for one balance were recorded before they got it.
const existing = `
  alter table ledger_balances disable trigger ledger_balances_follow_lines;
  do $$
  declare
    line record;
    stored ledger_statement_lines;
  begin
    for line in
      select l.account_id, l.journal_id, l.line_no, a.code, a.unit, j.effective_at,
        case when l.direction = a.normal_side then l.amount else -l.amount end as change
      from ledger_lines l
        join ledger_accounts a on a.id = l.account_id
        join ledger_journals j on j.id = l.journal_id
      where a.kind = 'avail' and l.is_posted
      order by l.account_id, j.recorded_at, j.id, l.line_no
    loop
      if line.account_id is distinct from stored.account_id then
        stored := (line.account_id, 0, null, null, null, 0, 0, 0, null, null, null, decode(repeat('00', 32), 'hex'));
      end if;
      stored.position := stored.position + 1;
      stored.journal_id := line.journal_id;
      stored.line_no := line.line_no;
      stored.change := line.change;
      stored.balance := stored.balance + line.change;
      if line.change > 0 then
        stored.received_lines := stored.received_lines + 1;
        stored.received := stored.received + line.change;
      end if;
      stored.booked_at := greatest(stored.booked_at, line.effective_at);
      stored.salt := uuid_send(gen_random_uuid());
      stored.previous_hash := stored.hash;
      stored.hash := ledger_hash_of('quittance-statement-line-1', array[line.code, line.unit, stored.position::text,
        stored.journal_id, stored.line_no::text, stored.change::text, stored.balance::text,
        stored.received_lines::text, stored.received::text,
        ledger_microseconds(stored.booked_at), encode(stored.salt, 'hex'), encode(stored.previous_hash, 'hex')]);
      insert into ledger_statement_lines select stored.*;
    end loop;
  end $$;
  update ledger_balances b set statement_lines = l.position, received_lines = l.received_lines,
      received = l.received, last_booked_at = l.booked_at, last_line_hash = l.hash
    from (select distinct on (account_id) * from ledger_statement_lines
      order by account_id, position desc) l
    where l.account_id = b.account_id;
  alter table ledger_balances enable trigger ledger_balances_follow_lines;
`;
