import { decimalsOf, multiplyDecimals, parseDecimal, rescale, roundDown, writeDecimal } from '@quittance/sdk/money';
import { isBusinessDate } from '@quittance/sdk/time';
import type { Kysely, Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import { type ExchangeRates, type RateTable, rateBetween } from '../exchange-rates/index.ts';
import { payoutOutcomeOf } from '../sandbox-bank/payout-outcome.ts';
import type { FxDealing, FxDecision, FxOrder } from './fx-dealing.ts';
import { settlingTime, valueDateOf } from './sandbox-value-date.ts';
import type { FxDealingTables, SandboxFxDealsTable } from './tables.ts';

/** The dealer's rate is this part of the market's: its spread is 5 basis points. */
const afterSpread = parseDecimal('0.9995');
const rateDecimals = 6;

class DealerUnreachableError extends Error {
  constructor(what: string) {
    super(`The sandbox’s dealer ${what}.`);
    this.name = 'DealerUnreachableError';
  }
}

type Row = Selectable<SandboxFxDealsTable>;

/**
 * Simulates a dealer: it keeps separate books, takes a spread, and settles on the value date, in business time. Digits of
 * the amount that is sold, in minor units, choose what goes wrong, as those of an account do for payouts: it rejects
 * 9900.13 (`990013`), answers too late after it dealt 9900.98, and never receives an order of 9900.99.
 */
export function sandboxDealer(
  db: Connection,
  { clock, exchangeRates }: { readonly clock: Clock; readonly exchangeRates: ExchangeRates },
): FxDealing {
  // Limits the type to the simulated dealer's tables.
  const books = db as unknown as Kysely<FxDealingTables>;

  async function find(reference: string): Promise<FxDecision | null> {
    const row = await books
      .selectFrom('sandbox_fx_deals')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ? toDecision(row, await clock.now(db)) : null;
  }

  /** Stores the first decision on a reference, and returns it for every later one. */
  async function decide(row: Row): Promise<FxDecision> {
    await books
      .insertInto('sandbox_fx_deals')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    const decision = await find(row.reference);
    if (decision === null) throw new DealerUnreachableError('lost a deal');
    return decision;
  }

  return {
    deals: (soldCurrency, boughtCurrency) => soldCurrency !== boughtCurrency,
    async deal(order) {
      const outcome = payoutOutcomeOf(String(order.soldMinor));
      if (outcome === 'unreachable') throw new DealerUnreachableError('can’t be reached');
      const decision = await decide(
        outcome === 'refused'
          ? rejected(order.reference, 'credit_limit')
          : dealtAt(await clock.now(db), order, await exchangeRates.current()),
      );
      if (outcome === 'answers-too-late') throw new DealerUnreachableError('answered too late');
      return decision;
    },
    find,
    cancel: (reference) => decide(rejected(reference, 'not_received')),
  };
}

const rejected = (reference: string, code: string): Row => ({
  reference,
  refusal_code: code,
  sold_currency: null,
  sold_minor: null,
  bought_currency: null,
  bought_minor: null,
  rate: null,
  value_date: null,
  settles_at: null,
});

/** Exchanges at the market's rate less the spread. The dealer rounds what it pays down. */
function dealtAt(now: Date, { reference, soldCurrency, soldMinor, boughtCurrency }: FxOrder, table: RateTable): Row {
  const market = rateBetween(table, soldCurrency, boughtCurrency);
  if (market === null) return rejected(reference, 'no_rate');
  const rate = rescale(multiplyDecimals(parseDecimal(market), afterSpread), rateDecimals, roundDown);
  const sold = { units: soldMinor, scale: decimalsOf(soldCurrency) };
  const bought = rescale(multiplyDecimals(sold, rate), decimalsOf(boughtCurrency), roundDown).units;
  if (bought === 0n) return rejected(reference, 'amount_too_small');
  const valueDate = valueDateOf(now, [soldCurrency, boughtCurrency]);
  return {
    reference,
    refusal_code: null,
    sold_currency: soldCurrency,
    sold_minor: String(soldMinor),
    bought_currency: boughtCurrency,
    bought_minor: String(bought),
    rate: writeDecimal(rate),
    value_date: valueDate,
    settles_at: settlingTime(valueDate, now),
  };
}

function toDecision({ refusal_code, bought_minor, rate, value_date, settles_at }: Row, now: Date): FxDecision {
  if (refusal_code !== null) return { outcome: 'rejected', code: refusal_code };
  if (
    bought_minor === null ||
    rate === null ||
    settles_at === null ||
    value_date === null ||
    !isBusinessDate(value_date)
  )
    throw new Error('A deal of the sandbox’s dealer is incomplete.');
  return {
    outcome: 'dealt',
    rate,
    boughtMinor: BigInt(bought_minor),
    valueDate: value_date,
    isSettled: settles_at <= now,
  };
}
