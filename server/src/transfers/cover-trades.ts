import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { inTransaction } from '../db/index.ts';
import type { DueWork } from '../jobs/index.ts';
import { type App, newId, systemContext } from '../kernel/index.ts';
import { accounts, credit, debit, type JournalEntry, postJournals } from '../ledger/index.ts';

/** All trades of a pair that are due. */
interface DuePair {
  readonly sold: string;
  readonly bought: string;
}

interface Cover {
  readonly id: string;
  readonly sold: string;
  readonly soldMinor: bigint;
  readonly bought: string;
  /** What the house gets from its bank. */
  readonly boughtMinor: bigint;
  /** The part that no customer bought: the fractions that were rounded down add up to whole minor units. */
  readonly residualMinor: bigint;
}

/** P10, cover: the house exchanges with its bank what customers have converted, once on each banking day. */
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
    const pairs = await app.db
      .selectFrom('fx_trades')
      .select(['sold_currency as sold', 'bought_currency as bought'])
      .distinct()
      .where('cover_id', 'is', null)
      .where('due_at', '<=', now)
      .execute();
    let covered = 0;
    for (const pair of pairs) covered += await coverPair(app, pair, now);
    return covered;
  },
};

const coverPair = (app: App, { sold, bought }: DuePair, now: Date): Promise<number> =>
  inTransaction(app.db, async (transaction) => {
    const trades = await transaction
      .selectFrom('fx_trades')
      .select(['id', 'sold_minor', 'bought_minor', 'remainder'])
      .where('cover_id', 'is', null)
      .where('due_at', '<=', now)
      .where('sold_currency', '=', sold)
      .where('bought_currency', '=', bought)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (trades.length === 0) return 0;
    const id = newId('fxc');
    const ids = trades.map((trade) => trade.id);
    const { rows } = await sql<{ sold: string; bought: string; residual: string }>`
      select sum(sold_minor)::text as sold, sum(bought_minor)::text as bought, floor(sum(remainder))::text as residual
      from fx_trades where id = any(${ids})`.execute(transaction);
    const [sum] = rows;
    if (!sum) throw new Error('The sums of trades are missing.');
    const residualMinor = BigInt(sum.residual);
    const boughtMinor = BigInt(sum.bought) + residualMinor;
    const cover: Cover = { id, sold, soldMinor: BigInt(sum.sold), bought, boughtMinor, residualMinor };
    const { clock } = app;
    const at = await clock.now(transaction);
    await transaction
      .insertInto('fx_covers')
      .values({
        id,
        sold_currency: sold,
        sold_minor: cover.soldMinor,
        bought_currency: bought,
        bought_minor: boughtMinor,
        residual_minor: residualMinor,
        made_at: at,
      })
      .execute();
    await transaction.updateTable('fx_trades').set({ cover_id: id }).where('id', 'in', ids).execute();
    await postJournals(transaction, clock, coverJournals(cover));
    await recordAudit(transaction, {
      at,
      actor: systemContext(app, transaction).actor,
      action: 'fx.covered',
      object: { type: 'fx-cover', id },
      detail: { trades: trades.length, residualMinor: sum.residual },
    });
    return trades.length;
  });

/** Dr fx:pos / Cr bank:fx in what is sold ‖ Dr bank:fx / Cr fx:pos, Cr rev:fx_residual in what is bought. */
function coverJournals(cover: Cover): readonly JournalEntry[] {
  const { id, sold, soldMinor, bought, boughtMinor, residualMinor } = cover;
  const bank = accounts.bank('fx');
  const residual = residualMinor > 0n ? [credit(accounts.revenue('fx_residual'), residualMinor, bought)] : [];
  return [
    {
      businessKey: `fxc:${id}:sold`,
      book: 'cash',
      kind: 'fx-cover-sold',
      lines: [debit(accounts.fxPosition(), soldMinor, sold), credit(bank, soldMinor, sold)],
    },
    {
      businessKey: `fxc:${id}:bought`,
      book: 'cash',
      kind: 'fx-cover-bought',
      lines: [
        debit(bank, boughtMinor, bought),
        credit(accounts.fxPosition(), boughtMinor - residualMinor, bought),
        ...residual,
      ],
    },
  ];
}
