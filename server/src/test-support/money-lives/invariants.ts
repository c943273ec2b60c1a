import { type InvoiceEvent, isTransferMove, isTransition, type TransferEvent } from '@quittance/sdk/rules';
import { addDays, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { App } from '../../kernel/index.ts';
import { accounts, sealEvents, sealJournals, verifyLedger } from '../../ledger/index.ts';
import { ledgerEvidence } from '../../work.ts';

/** I1 to I8, and I11: everything that the ledger's verification recomputes, from every journal on. */
export async function expectSoundLedger(app: App): Promise<void> {
  while ((await sealJournals(app.db)) > 0);
  while ((await sealEvents(app.db)) > 0);
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
}

/**
 * I9: a day differs from the bank only by what it recalled and an invoice was paid with. What else it recalled is unbooked.
 * @param since the day's row that was seen last
 */
export async function expectReconciled({ db }: App, since: string): Promise<string> {
  const days = await db
    .selectFrom('bank_reconciliations')
    .select(['id', 'business_date', 'currency', 'difference_minor'])
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  for (const { business_date, currency, difference_minor } of days) {
    const endsAt = startOfBusinessDay(addDays(business_date, 1));
    const { rows } = await sql<{ recalled: string }>`
      select coalesce(sum(applied_minor), 0) as recalled from deposits
      where currency = ${currency} and exists (
        select from sandbox_rails_events event where event.reference = deposits.bank_reference
          and event.kind = 'recalled' and event.occurred_at < ${endsAt})`.execute(db);
    expect(difference_minor, `${currency} on ${business_date}`).toBe(`${-BigInt(rows[0]?.recalled ?? 0)}`);
  }
  return days.at(-1)?.id ?? since;
}

/** I10: invoices and transfers only move as the rules say, and are where their last event left them. */
export async function expectKnownMoves({ db }: App): Promise<void> {
  const invoices = await db
    .selectFrom('invoice_events')
    .select(['from_status', 'event', 'to_status'])
    .distinct()
    .whereRef('from_status', '<>', 'to_status')
    .execute();
  const unknown = invoices.filter(
    ({ from_status, event, to_status }) => !isTransition(from_status ?? 'none', event as InvoiceEvent, to_status),
  );
  expect(unknown, 'moves of invoices').toEqual([]);
  const transfers = await db
    .selectFrom('transfer_events')
    .select(['from_state', 'event', 'to_state'])
    .distinct()
    .where('from_state', 'is not', null)
    .execute();
  const strange = transfers.filter(
    ({ from_state, event, to_state }) => from_state && !isTransferMove(from_state, event as TransferEvent, to_state),
  );
  expect(strange, 'moves of transfers').toEqual([]);
  const { rows } = await sql`
    select transfer.id from transfers transfer join lateral (
      select to_state from transfer_events where transfer_id = transfer.id order by id desc limit 1
    ) last on last.to_state <> transfer.state`.execute(db);
  expect(rows, 'transfers that are not where their last event left them').toEqual([]);
}

/** I12: the bank got each order once, and nothing that we did not order; nobody is sent to the bank without an order. */
export async function expectOneOrderEach({ db }: App): Promise<void> {
  const { rows } = await sql`
    select entry.reference, entry.amount_minor, ordered.amount_minor as ordered
    from sandbox_rails_entries entry left join rails_instructions ordered using (reference)
    where ordered.reference is null or entry.amount_minor <> ordered.amount_minor
    union all
    select transfer.id, null, null from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id
    where quote.kind = 'withdrawal' and (transfer.instructed_at is not null) <> (1 = (
      select count(*) from rails_instructions where owner_type = 'transfer' and owner_id = transfer.id))`.execute(db);
  expect(rows, 'orders to the bank').toEqual([]);
}

/** I15: the remainder of covered conversions has its own account, and the dealer exchanged each cover once. */
export async function expectNoOpenExchange({ db }: App): Promise<void> {
  const open = await db.selectFrom('fx_trades').select('id').where('cover_id', 'is', null).execute();
  expect(open, 'conversions that are not covered').toEqual([]);
  const { rows: kept } = await sql`
    select account.code, account.unit, balance.posted from ledger_balances balance
    join ledger_accounts account on account.id = balance.account_id
    where account.code = any(${[accounts.fxPosition().code, accounts.bank('fx').code]}) and balance.posted <> 0`.execute(
    db,
  );
  expect(kept, 'what covers left open').toEqual([]);
  const { rows: strange } = await sql`
    select cover.id, cover.state, cover.sold_minor, deal.sold_minor as dealt, deal.refusal_code
    from fx_covers cover full join sandbox_fx_deals deal on deal.reference = cover.id
    where not coalesce(case cover.state
      when 'settled' then
        (deal.sold_currency, deal.sold_minor, deal.bought_currency, deal.bought_minor)
        = (cover.sold_currency, cover.sold_minor, cover.bought_currency, cover.bought_minor)
      when 'rejected' then deal.refusal_code is not null
      when 'netted' then deal.reference is null end, false)`.execute(db);
  expect(strange, 'covers that are not what the dealer says').toEqual([]);
}

/** Returns how many journals there are, to see that a repetition adds none. */
export async function countJournals({ db }: App): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from ledger_journals`.execute(db);
  return BigInt(rows[0]?.count ?? 0);
}
