import { compareDecimals, decimalsOf, multiplyDecimals, parseDecimal } from '@quittance/sdk/money';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import { type Connection, inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, newId, systemContext } from '../../kernel/index.ts';
import { postJournals } from '../../ledger/index.ts';
import { type RateTable, rateBetween } from '../../providers/index.ts';
import { coverDueAt } from '../fx-trades.ts';
import { toCover } from './cover.ts';
import { coverNetted } from './cover-postings.ts';
import { isExchanged, type NetPosition, netPosition } from './net-position.ts';

/** Two currencies in which trades are due, in the order of the alphabet. */
interface DuePair {
  readonly id: string;
  readonly one: string;
  readonly other: string;
}

/**
 * P10, cover: orders what customers have converted from the dealer, net for each pair of currencies, once on each banking
 * day. A position that is worth less than the configured amount waits, as all do without a dealer.
 */
export const fxCovering: DueWork = {
  name: 'fx-covering',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('fx_trades')
      .select(({ fn }) => fn.min<Date | null>('due_at').as('due_at'))
      .where('cover_id', 'is', null)
      .executeTakeFirst();
    return row?.due_at ?? null;
  },
  async runDue(app, now) {
    const rates = await findRates(app);
    return doEach<DuePair>(app, {
      what: 'cover a pair of currencies',
      next: (limit) => listDuePairs(app.db, now, limit),
      one: (pair) => inTransaction(app.db, (db) => coverPair({ ...app, db }, pair, { now, rates })),
    });
  },
};

/** Without rates nobody knows what a position is worth, so it is covered whatever its size. */
async function findRates({ providers, log }: App): Promise<RateTable | null> {
  try {
    return await providers.exchangeRates.current();
  } catch (error) {
    log.warn({ err: error }, 'no exchange rates to value positions with');
    return null;
  }
}

const one = sql<string>`least(sold_currency, bought_currency)`;
const other = sql<string>`greatest(sold_currency, bought_currency)`;

const listDuePairs = (db: Connection, now: Date, limit: number): Promise<DuePair[]> =>
  db
    .selectFrom('fx_trades')
    .select([one.as('one'), other.as('other'), sql<string>`${one} || ' ' || ${other}`.as('id')])
    .distinct()
    .where('cover_id', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute();

async function coverPair(
  app: App,
  pair: DuePair,
  { now, rates }: { readonly now: Date; readonly rates: RateTable | null },
): Promise<boolean> {
  const { db } = app;
  // Locked in one order. Another process that waits for them finds them covered.
  const trades = await db
    .selectFrom('fx_trades')
    .select(['id', 'sold_currency', 'sold_minor', 'bought_currency', 'bought_minor'])
    .where('cover_id', 'is', null)
    .where('due_at', '<=', now)
    .where(one, '=', pair.one)
    .where(other, '=', pair.other)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (trades.length === 0) return false;
  const ids = trades.map(({ id }) => id);
  const net = netPosition(
    trades.map((trade) => ({
      soldCurrency: trade.sold_currency,
      soldMinor: BigInt(trade.sold_minor),
      boughtCurrency: trade.bought_currency,
      boughtMinor: BigInt(trade.bought_minor),
    })),
  );
  if (mustWait(app, net, rates)) {
    await db
      .updateTable('fx_trades')
      .set({ due_at: coverDueAt(now) })
      .where('id', 'in', ids)
      .execute();
  } else {
    const id = await order(app, net);
    await db.updateTable('fx_trades').set({ cover_id: id }).where('id', 'in', ids).execute();
  }
  return true;
}

function mustWait({ config, providers }: App, net: NetPosition, rates: RateTable | null): boolean {
  const { soldCurrency, soldMinor, boughtCurrency } = net;
  if (!isExchanged(net)) return false;
  if (!providers.fxDealing.deals(soldCurrency, boughtCurrency)) return true;
  const rate = rates && rateBetween(rates, soldCurrency, 'USD');
  if (!rate) return false;
  const worth = multiplyDecimals({ units: soldMinor, scale: decimalsOf(soldCurrency) }, parseDecimal(rate));
  return compareDecimals(worth, { units: BigInt(config.fxCoverFromUsd), scale: 0 }) < 0;
}

/** Stores the order in the same transaction as its trades, so that no trade is ordered twice. `fxDealing` sends it. */
async function order(app: App, net: NetPosition): Promise<string> {
  const { db, clock } = app;
  const at = await clock.now(db);
  const row = await db
    .insertInto('fx_covers')
    .values({
      id: newId('fxc'),
      state: isExchanged(net) ? 'submitted' : 'netted',
      sold_currency: net.soldCurrency,
      sold_minor: String(net.soldMinor),
      bought_currency: net.boughtCurrency,
      position_minor: String(net.positionMinor),
      bought_minor: null,
      made_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const cover = toCover(row);
  if (cover.state === 'netted') await postJournals(db, clock, coverNetted(cover));
  await recordAudit(db, {
    at,
    actor: systemContext(app, db).actor,
    action: cover.state === 'netted' ? 'fx.netted' : 'fx.ordered',
    object: { type: 'fx-cover', id: cover.id },
    detail: { sold: cover.soldCurrency, bought: cover.boughtCurrency },
  });
  return cover.id;
}
