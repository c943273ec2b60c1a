import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import { inTransaction } from '../../db/index.ts';
import type { DrainWork } from '../../jobs/index.ts';
import { type App, systemContext } from '../../kernel/index.ts';
import { postJournals } from '../../ledger/index.ts';
import type { FxDecision } from '../../providers/index.ts';
import { coverDueAt } from '../fx-trades.ts';
import { type Cover, lockCover, toCover } from './cover.ts';
import { coverDealt } from './cover-postings.ts';

/** If a process dies while it asks the dealer, another one may take over after this time. */
const leaseSeconds = 120;
/** Delays before the first, second… question after a failure, in seconds; the last one repeats. */
const pausesSeconds = [0, 5, 30, 300] as const;
/** Hour in New York at which the dealer is asked whether a cover has settled on its value date. */
const settledHour = 12;
const hourMs = 3_600_000;

interface Claim {
  readonly cover: Cover;
  readonly attempts: number;
  /** Whether an earlier attempt may have reached the dealer. */
  readonly mayBeKnown: boolean;
}

/**
 * Orders covers from the dealer, one per batch. A cover is marked as unknown before the call, and only a definite answer
 * changes that. An unknown one is looked up and, if the dealer doesn't have it, canceled there: it is never ordered again.
 */
export const fxDealing: DrainWork = {
  name: 'fx-dealing',
  async drain(app) {
    const claim = await claimCover(app);
    if (claim === null) return 0;
    const decision = await settleWithDealer(app, claim);
    if (decision === null) await askAgainLater(app, claim);
    else await inTransaction(app.db, (db) => applyDecision({ ...app, db }, claim.cover.id, decision));
    return 1;
  },
};

async function claimCover({ db }: App): Promise<Claim | null> {
  const { rows } = await sql<{ id: string; was_unknown: boolean }>`
    with claimed as (
      select id, state = 'unknown' as was_unknown from fx_covers
      where state in ('submitted', 'unknown') and next_attempt_at <= now()
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update fx_covers cover
    set state = 'unknown', attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from claimed where cover.id = claimed.id
    returning cover.id, claimed.was_unknown`.execute(db);
  const [claimed] = rows;
  if (!claimed) return null;
  const row = await db.selectFrom('fx_covers').selectAll().where('id', '=', claimed.id).executeTakeFirstOrThrow();
  return { cover: toCover(row), attempts: row.attempts, mayBeKnown: claimed.was_unknown };
}

/** Returns the dealer's decision; null while it is unknown. */
async function settleWithDealer({ providers, log }: App, claim: Claim): Promise<FxDecision | null> {
  const { fxDealing: dealer } = providers;
  const { id: reference, soldCurrency, soldMinor, boughtCurrency } = claim.cover;
  try {
    if (claim.mayBeKnown) return (await dealer.find(reference)) ?? (await dealer.cancel(reference));
    return await dealer.deal({ reference, soldCurrency, soldMinor, boughtCurrency });
  } catch (error) {
    log.warn({ err: error, coverId: reference }, 'unknown whether the dealer exchanged a cover');
    return null;
  }
}

async function askAgainLater({ db }: App, { cover, attempts }: Claim): Promise<void> {
  const pause = pausesSeconds[Math.min(attempts, pausesSeconds.length) - 1] ?? 0;
  await db
    .updateTable('fx_covers')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('id', '=', cover.id)
    .where('state', '=', 'unknown')
    .execute();
}

/** Another process may have got the same decision before. */
async function applyDecision(app: App, id: string, decision: FxDecision): Promise<void> {
  const before = await lockCover(app.db, id);
  if (before.state !== 'submitted' && before.state !== 'unknown') return;
  if (decision.outcome === 'dealt') await book(app, before, decision);
  else await release(app, before, decision.code);
}

type Dealt = Extract<FxDecision, { readonly outcome: 'dealt' }>;

async function book(app: App, { id }: Cover, { rate, boughtMinor, valueDate }: Dealt): Promise<void> {
  const { db, clock } = app;
  const at = await clock.now(db);
  const noon = new Date(startOfBusinessDay(valueDate).getTime() + settledHour * hourMs);
  const row = await db
    .updateTable('fx_covers')
    .set({
      state: 'dealt',
      rate,
      bought_minor: String(boughtMinor),
      value_date: valueDate,
      dealt_at: at,
      settles_at: valueDate > businessDateOf(at) ? noon : at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await postJournals(db, clock, coverDealt(toCover(row)));
  await audit(app, id, 'fx.dealt', { rate, valueDate });
}

/** Nothing was exchanged, so its trades wait for the next cover. */
async function release(app: App, { id }: Cover, code: string): Promise<void> {
  const { db, clock, log } = app;
  const due_at = coverDueAt(await clock.now(db));
  await db.updateTable('fx_covers').set({ state: 'rejected', failure_code: code }).where('id', '=', id).execute();
  await db.updateTable('fx_trades').set({ cover_id: null, due_at }).where('cover_id', '=', id).execute();
  await audit(app, id, 'fx.rejected', { code });
  log.error({ coverId: id, code }, 'the dealer rejected a cover');
}

const audit = async (app: App, id: string, action: string, detail: Record<string, string>): Promise<void> =>
  recordAudit(app.db, {
    at: await app.clock.now(app.db),
    actor: systemContext(app, app.db).actor,
    action,
    object: { type: 'fx-cover', id },
    detail,
  });
