import type pg from 'pg';
import type { BenchPerson } from '../server/people.ts';
import { withIndexAfterwards } from './with-index-afterwards.ts';

/** Transactions on each day. */
const perDay = 400;

/** Transactions of a status that is rare, as many in a short as in a long history. */
const returned = 6;

/** The last day of every history. */
export const lastDay = '2026-11-01';

/**
 * Writes the history of an organization's dollar account, without the other sides of the journals, which no list reads.
 * Every third transaction takes 0.50, the others bring 1.00.
 */
export async function writeTransactions(client: pg.Client, person: BenchPerson, count: number): Promise<void> {
  await client.query(
    `insert into ledger_accounts (code, unit, owner_organization_id) values ('avail:' || $1::text || ':traditional', 'USD', $1)`,
    [person.organizationId],
  );
  // The ledger would compute a hash and a balance for each line, for an hour.
  await client.query('alter table ledger_journals disable trigger ledger_journals_have_lines');
  await client.query('alter table ledger_statement_lines disable trigger ledger_statement_lines_queue');
  await client.query('alter table ledger_balances disable trigger ledger_balances_follow_lines');
  await client.query(
    `insert into ledger_journals (id, book, kind, business_key, phase, line_count, effective_at, recorded_at, hash,
       organization_id)
     select 'jrn_' || lpad(n::text, 26, '0'), 'cash', 'deposit-booked', 'bench:' || n, 'single', 2, now(), now(),
       decode(repeat('00', 32), 'hex'), $1
     from generate_series(1, $2::int) n`,
    [person.organizationId, count],
  );
  await client.query(
    `insert into ledger_statement_lines (account_id, position, journal_id, line_no, change, balance, received_lines,
       received, booked_at, form, hash, previous_hash, salt)
     select a.id, n, 'jrn_' || lpad(n::text, 26, '0'), 1, case when n % 3 = 0 then -50 else 100 end,
       100 * (n - n / 3) - 50 * (n / 3), n - n / 3, 100 * (n - n / 3),
       timestamptz '${lastDay} 12:00-04' - (($1::int - n) / ${perDay}) * interval '1 day', 2,
       decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), decode(repeat('00', 16), 'hex')
     from ledger_accounts a, generate_series(1, $1::int) n where a.kind = 'avail'`,
    [count],
  );
  await client.query(
    `update ledger_balances b set statement_lines = s.position, posted = s.balance, received = s.received,
       received_lines = s.received_lines, last_booked_at = s.booked_at, last_line_hash = s.hash
     from ledger_statement_lines s where s.account_id = b.account_id and s.position = $1`,
    [count],
  );
  await withIndexAfterwards(client, 'transactions_search', () =>
    client.query(
      `insert into transactions (account_id, position, kind, status, direction, counterparty, reference, amount, words)
       select account_id, position, case when change < 0 then 'withdrawal' else 'deposit' end,
         case when position % ($1::int / ${returned}) = 0 then 'returned' else 'completed' end,
         case when change < 0 then 'out' else 'in' end, 'Supplier ' || position % 800, 'Order ' || position,
         case when change < 0 then '0.50' else '1.00' end, 'deposit'
       from ledger_statement_lines`,
      [count],
    ),
  );
  await client.query('vacuum analyze ledger_journals, ledger_statement_lines, ledger_balances, transactions');
}
