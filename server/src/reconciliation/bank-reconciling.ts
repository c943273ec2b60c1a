import { coins } from '@quittance/sdk/rules';
import {
  addBankingDays,
  addDays,
  type BusinessDate,
  businessDateOf,
  isBankingDay,
  startOfBusinessDay,
} from '@quittance/sdk/time';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { inTransaction } from '../db/index.ts';
import type { RecurringWork } from '../jobs/index.ts';
import { type App, newId, systemContext } from '../kernel/index.ts';
import { type BookSum, booksBefore } from '../ledger/index.ts';
import type { ClosingBalance } from '../providers/index.ts';
import { compareAgain } from './compare-again.ts';
import { type Comparison, compareWithBank, isAtBank, sidesOf } from './compare-with-bank.ts';
import { closingOf, unbookedOf } from './facts-of-a-day.ts';
import { watchStatements } from './watch-statements.ts';

/** A day is compared once everything that began in it has surely committed. */
const settlingMs = 60 * 60_000;

/**
 * I9: compares the ledger with the banks, once for each banking day and currency, in order. A day that a bank has not
 * closed waits, and is compared as soon as its statement is there; again when a bank tells more of it. The ledger is read as it stood at the day's end, so
 * that a late comparison says the same as one in time.
 */
export const bankReconciling: RecurringWork = {
  name: 'bank-reconciling',
  everySeconds: 300,
  atStart: true,
  lock: 'bankReconciling',
  async run(app) {
    const now = await app.clock.now(app.db);
    const ended = (date: BusinessDate) => startOfBusinessDay(addDays(date, 1)).getTime() + settlingMs <= now.getTime();
    for (const waiting of await listWaitingDays(app)) {
      if (await isClosed(app, waiting)) await reconcileDay(app, waiting.date);
    }
    await compareAgain(app, now);
    for (let date = await nextDay(app, now); ended(date); date = addBankingDays(date, 1)) await reconcileDay(app, date);
    // Last, so that an error in it stops no comparison.
    await watchStatements(app);
  },
};

interface WaitingDay {
  readonly date: BusinessDate;
  readonly currencies: readonly string[];
}

async function listWaitingDays({ db }: App): Promise<readonly WaitingDay[]> {
  const rows = await db
    .selectFrom('bank_reconciliations')
    .select(['business_date', sql<string[]>`array_agg(currency)`.as('currencies')])
    .where('state', '=', 'waiting')
    .groupBy('business_date')
    .orderBy('business_date')
    .execute();
  return rows.map(({ business_date, currencies }) => ({ date: business_date as BusinessDate, currencies }));
}

/** Whether a currency can be compared by now. The ledger is not read before, since that reads all of it. */
async function isClosed({ providers }: App, { date, currencies }: WaitingDay): Promise<boolean> {
  const balances = await providers.rails.listClosingBalances(date);
  return currencies.some((currency) => closingOf(balances.filter((balance) => balance.currency === currency)) !== null);
}

/** Returns the banking day after the last one; without any, the last that has ended: earlier days have no statements. */
async function nextDay({ db }: App, now: Date): Promise<BusinessDate> {
  const { last } = await db
    .selectFrom('bank_reconciliations')
    .select(({ fn }) => fn.max<string | null>('business_date').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? bankingDayBefore(businessDateOf(now)) : addBankingDays(last as BusinessDate, 1);
}

function bankingDayBefore(date: BusinessDate): BusinessDate {
  let day = addDays(date, -1);
  while (!isBankingDay(day)) day = addDays(day, -1);
  return day;
}

/** Coins are in our wallets, not at a bank. */
const coinUnits: ReadonlySet<string> = new Set(coins);

/** What is known of one currency at the end of a day. */
interface DayOfCurrency {
  readonly currency: string;
  readonly accounts: readonly ClosingBalance[];
  /** Null while a bank is awaited. */
  readonly comparison: Comparison | null;
}

/**
 * Compares one day in each currency that we have at banks. A currency whose day was compared before stays as it is.
 */
export async function reconcileDay(app: App, date: BusinessDate): Promise<void> {
  const books = await booksBefore(app.db, startOfBusinessDay(addDays(date, 1)));
  const currencies = new Set(
    books.filter((book) => isAtBank(book) && !coinUnits.has(book.unit)).map(({ unit }) => unit),
  );
  // Outside the transaction, as every use of a provider.
  const balances = await app.providers.rails.listClosingBalances(date);
  for (const { currency, closingMinor } of balances) if (closingMinor) currencies.add(currency);
  if (currencies.size === 0) return;
  const unbooked = await unbookedOf(app, date);
  const days = [...currencies].sort().map((currency) => dayOf(currency, { books, balances, unbooked }));
  await inTransaction(app.db, async (transaction) => {
    for (const day of days) await storeDay({ ...app, db: transaction }, date, day);
  });
}

function dayOf(
  currency: string,
  {
    books,
    balances,
    unbooked,
  }: {
    readonly books: readonly BookSum[];
    readonly balances: readonly ClosingBalance[];
    readonly unbooked: ReadonlyMap<string, bigint>;
  },
): DayOfCurrency {
  const accounts = balances.filter((balance) => balance.currency === currency);
  const bankMinor = closingOf(accounts);
  if (bankMinor === null) return { currency, accounts, comparison: null };
  const sides = sidesOf(books.filter(({ unit }) => unit === currency));
  return {
    currency,
    accounts,
    comparison: compareWithBank({ bankMinor, unbookedMinor: unbooked.get(currency) ?? 0n }, sides),
  };
}

async function storeDay(
  app: App,
  date: BusinessDate,
  { currency, accounts, comparison }: DayOfCurrency,
): Promise<void> {
  const { db } = app;
  const at = await app.clock.now(db);
  const values = {
    bank_accounts: JSON.stringify(
      accounts.map(({ account, closingMinor }) => ({ account, closingMinor: closingMinor?.toString() ?? null })),
    ),
    ...columnsOf(comparison),
    compared_at: comparison && at,
  };
  const stored = await db
    .insertInto('bank_reconciliations')
    .values({ id: newId('rec'), business_date: date, currency, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['business_date', 'currency'])
        .doUpdateSet(values)
        // Only news of its bank changes what was said of a day (`compare-again.ts`).
        .where('bank_reconciliations.state', '=', 'waiting'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored || !comparison) return;
  const { state, differenceMinor } = comparison;
  await recordAudit(db, {
    at,
    actor: systemContext(app, db).actor,
    action: 'bank-reconciliation.compared',
    object: { type: 'bank-reconciliation', id: stored.id },
    detail: { date, currency, state, differenceMinor: String(differenceMinor) },
  });
  // A difference that stays, such as a bank's fee, is said once.
  if (differenceMinor !== (await lastDifference(app, date, currency))) {
    app.log.error({ reconciliationId: stored.id, date, currency }, 'the difference to the bank has changed');
  }
}

/** Returns the difference of the last day before that was compared; 0 without one. */
async function lastDifference({ db }: App, date: BusinessDate, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom('bank_reconciliations')
    .select('difference_minor')
    .where('currency', '=', currency)
    .where('business_date', '<', date)
    .where('state', '<>', 'waiting')
    .orderBy('business_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return BigInt(row?.difference_minor ?? 0);
}

function columnsOf(comparison: Comparison | null) {
  return {
    state: comparison?.state ?? ('waiting' as const),
    bank_minor: comparison?.bankMinor ?? null,
    elsewhere_minor: comparison?.elsewhereMinor ?? null,
    debits_minor: comparison?.debitsMinor ?? null,
    payouts_minor: comparison?.payoutsMinor ?? null,
    suspense_minor: comparison?.suspenseMinor ?? null,
    between_minor: comparison?.betweenMinor ?? null,
    exchange_minor: comparison?.exchangeMinor ?? null,
    unbooked_minor: comparison?.unbookedMinor ?? null,
    own_minor: comparison?.ownMinor ?? null,
    client_minor: comparison?.clientMinor ?? null,
    difference_minor: comparison?.differenceMinor ?? null,
  };
}
