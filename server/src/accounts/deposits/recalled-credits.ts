import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { keysBefore } from '../../ledger/index.ts';
import { depositKey } from './postings.ts';

/**
 * Returns by currency what banks had called back by the end of a day although it was still credited, on hold or in
 * suspense at that time. Minor units. The part that paid an invoice stays paid, so it is not among it.
 */
export async function recalledCredits(db: Connection, date: BusinessDate): Promise<ReadonlyMap<string, bigint>> {
  const endsAt = startOfBusinessDay(addDays(date, 1));
  const { rows } = await sql<{ id: string; currency: string; amount: string }>`
    select deposit.id, deposit.currency, (deposit.amount_minor - deposit.applied_minor)::text as amount
    from deposits deposit
    where deposit.recalled_at is not null and deposit.state <> 'refunded'
      and exists (select from rails_events news where news.reference = deposit.bank_reference
        and news.kind in ('recalled', 'returned') and news.applied_at < ${endsAt}
        and coalesce(news.booked_on, (news.occurred_at at time zone 'America/New_York')::date) <= ${date}::date)`.execute(
    db,
  );
  const keyOf = ({ id }: { readonly id: string }) => depositKey({ id }, 'recalled');
  const given = await keysBefore(db, rows.map(keyOf), endsAt);
  const credited = new Map<string, bigint>();
  for (const row of rows) {
    if (given.has(keyOf(row))) continue;
    credited.set(row.currency, (credited.get(row.currency) ?? 0n) + BigInt(row.amount));
  }
  return credited;
}
