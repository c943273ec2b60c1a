import { addDays, type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { inTransaction } from '../db/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { type Comparison, compareWithBank, type Sides } from './compare-with-bank.ts';
import { closingOf, unbookedOf } from './facts-of-a-day.ts';
import type { BankReconciliationsTable } from './tables.ts';

/** How long a day that was compared is compared again: as long as statements are watched. */
const watchedDays = 45;
/** How far back the job looks for statements of days that were compared before, should it have been stopped. */
const restatedMs = 7 * 86_400_000;

type Row = Selectable<BankReconciliationsTable>;

interface KnownDay {
  readonly date: BusinessDate;
  /** Whether the bank told an entry of that day after it was compared. */
  readonly hasLateNews: boolean;
}

/**
 * Compares days again of which a bank told more after they were compared: another closing balance, such as that of a
 * corrected statement, or an entry. The ledger's side is that of the day's end and stays.
 */
export async function compareAgain(app: App, now: Date): Promise<void> {
  const since = addDays(businessDateOf(now), -watchedDays);
  const restated = await app.providers.rails.listDaysStatedSince(new Date(now.getTime() - restatedMs));
  for (const day of await listDays(app, { since, restated })) await compareDay(app, day, now);
}

async function listDays(
  { db }: App,
  { since, restated }: { readonly since: BusinessDate; readonly restated: readonly BusinessDate[] },
): Promise<readonly KnownDay[]> {
  const { rows } = await sql<{ date: BusinessDate; has_late_news: boolean }>`
    select business_date::text as date, bool_or(has_late_news) as has_late_news
    from bank_reconciliations day cross join lateral (select exists (
      select from rails_events news
      where news.applied_at > day.compared_at
        and coalesce(news.booked_on, (news.occurred_at at time zone 'America/New_York')::date)
          between ${since}::date and day.business_date) as has_late_news) late
    where day.state <> 'waiting' and day.business_date >= ${since}::date
      and (has_late_news or day.business_date::text = any(${restated as string[]}))
    group by business_date order by business_date`.execute(db);
  return rows.map(({ date, has_late_news: hasLateNews }) => ({ date, hasLateNews }));
}

async function compareDay(app: App, { date, hasLateNews }: KnownDay, now: Date): Promise<void> {
  const balances = await app.providers.rails.listClosingBalances(date);
  const rows = await app.db
    .selectFrom('bank_reconciliations')
    .selectAll()
    .where('business_date', '=', date)
    .where('state', '<>', 'waiting')
    .execute();
  const bankOf = ({ currency }: Row) => closingOf(balances.filter((balance) => balance.currency === currency));
  if (!hasLateNews && rows.every((row) => [null, BigInt(row.bank_minor ?? 0)].includes(bankOf(row)))) return;
  const unbooked = await unbookedOf(app, date);
  for (const row of rows) {
    const bankMinor = bankOf(row);
    if (bankMinor === null) continue;
    const comparison = compareWithBank({ bankMinor, unbookedMinor: unbooked.get(row.currency) ?? 0n }, sidesIn(row));
    const accounts = balances
      .filter(({ currency }) => currency === row.currency)
      .map(({ account, closingMinor }) => ({ account, closingMinor: closingMinor?.toString() ?? null }));
    await inTransaction(app.db, (db) => store({ ...app, db }, row, { comparison, accounts, now }));
  }
}

const minor = (text: string | null): bigint => BigInt(text ?? 0);

/** The ledger's sides as they were at the day's end. */
const sidesIn = (row: Row): Sides => ({
  elsewhereMinor: minor(row.elsewhere_minor),
  debitsMinor: minor(row.debits_minor),
  payoutsMinor: minor(row.payouts_minor),
  suspenseMinor: minor(row.suspense_minor),
  betweenMinor: minor(row.between_minor),
  exchangeMinor: minor(row.exchange_minor),
  ownMinor: minor(row.own_minor),
  clientMinor: minor(row.client_minor),
});

async function store(
  app: App,
  row: Row,
  {
    comparison,
    accounts,
    now,
  }: { readonly comparison: Comparison; readonly accounts: Row['bank_accounts']; readonly now: Date },
): Promise<void> {
  const { db } = app;
  const { bankMinor, unbookedMinor, differenceMinor, state } = comparison;
  const stored = await db
    .updateTable('bank_reconciliations')
    .set({
      bank_accounts: JSON.stringify(accounts),
      bank_minor: String(bankMinor),
      unbooked_minor: String(unbookedMinor),
      difference_minor: String(differenceMinor),
      state,
      compared_at: now,
    })
    .where('id', '=', row.id)
    .where('compared_at', '=', row.compared_at)
    .returning('id')
    .executeTakeFirst();
  if (!stored || (minor(row.bank_minor) === bankMinor && minor(row.unbooked_minor) === unbookedMinor)) return;
  const facts = { date: row.business_date, currency: row.currency };
  await recordAudit(db, {
    at: now,
    actor: systemContext(app, db).actor,
    action: 'bank-reconciliation.compared-again',
    object: { type: 'bank-reconciliation', id: row.id },
    detail: { ...facts, state, differenceMinor: String(differenceMinor), before: row.difference_minor },
  });
  if (minor(row.difference_minor) !== differenceMinor) {
    app.log.error({ reconciliationId: row.id, ...facts }, 'the difference to the bank of an earlier day has changed');
  }
}
