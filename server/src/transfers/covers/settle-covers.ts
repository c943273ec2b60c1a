import { recordAudit } from '../../audit/index.ts';
import { inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, systemContext } from '../../kernel/index.ts';
import { postJournals } from '../../ledger/index.ts';
import { lockCover } from './cover.ts';
import { coverSettled } from './cover-postings.ts';

/** When the dealer is asked again about a cover that it has not settled, or when it can't be reached. */
const askAgainMs = 3_600_000;

/** P10, value date: books what moved between the dealer and our banks, once the dealer says that it has. */
export const fxSettling: DueWork = {
  name: 'fx-settling',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('fx_covers')
      .select(({ fn }) => fn.min<Date | null>('settles_at').as('settles_at'))
      .where('state', '=', 'dealt')
      .executeTakeFirst();
    return row?.settles_at ?? null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'settle a cover',
      next: (limit) =>
        app.db
          .selectFrom('fx_covers')
          .select('id')
          .where('state', '=', 'dealt')
          .where('settles_at', '<=', now)
          .orderBy('settles_at')
          .orderBy('id')
          .limit(limit)
          .execute(),
      async one({ id }) {
        const isSettled = await hasSettled(app, id);
        return inTransaction(app.db, (db) =>
          isSettled ? settle({ ...app, db }, id) : postpone({ ...app, db }, id, now),
        );
      },
    }),
};

async function hasSettled({ providers, log }: App, id: string): Promise<boolean> {
  try {
    const decision = await providers.fxDealing.find(id);
    if (decision?.outcome === 'dealt' && decision.isSettled) return true;
    log.error({ coverId: id }, 'the dealer has not settled a cover on its value date');
  } catch (error) {
    log.warn({ err: error, coverId: id }, 'unknown whether the dealer has settled a cover');
  }
  return false;
}

async function settle(app: App, id: string): Promise<boolean> {
  const { db, clock } = app;
  const cover = await lockCover(db, id);
  if (cover.state !== 'dealt') return false;
  const at = await clock.now(db);
  await db.updateTable('fx_covers').set({ state: 'settled', settled_at: at }).where('id', '=', id).execute();
  await postJournals(db, clock, coverSettled(cover));
  await recordAudit(db, {
    at,
    actor: systemContext(app, db).actor,
    action: 'fx.settled',
    object: { type: 'fx-cover', id },
    detail: {},
  });
  return true;
}

async function postpone({ db }: App, id: string, now: Date): Promise<boolean> {
  await db
    .updateTable('fx_covers')
    .set({ settles_at: new Date(now.getTime() + askAgainMs) })
    .where('id', '=', id)
    .where('state', '=', 'dealt')
    .execute();
  return true;
}
