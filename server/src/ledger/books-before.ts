import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Unit } from './journal-entry.ts';

/** What all accounts of one kind hold together. */
export interface BookSum {
  /** Kind of the accounts, such as `avail` or `payout:sent`; of the house's own, the account's code. */
  readonly account: string;
  readonly unit: Unit;
  /** Credits less debits, in minor units: all sums of a unit add up to 0. */
  readonly creditMinor: bigint;
}

/**
 * Sums the cash book as it stood at an instant of business time. Open holds count for nothing. Reads every line of the
 * book, so it is for jobs.
 */
export async function booksBefore(db: Connection, instant: Date): Promise<readonly BookSum[]> {
  const { rows } = await sql<{ account: string; unit: string; credit: string }>`
    select case when a.owner_organization_id is null then a.code else a.kind end as account, a.unit,
      sum(case l.direction when 'credit' then l.amount else -l.amount end)::text as credit
    from ledger_lines l
      join ledger_journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
    where l.is_posted and j.book = 'cash' and j.effective_at < ${instant}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ account, unit, credit }) => ({ account, unit, creditMinor: BigInt(credit) }));
}
