import { sql } from 'kysely';
import { type Connection, tryProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { RecurringWork } from './work.ts';

/** Does what is to be done again. What fails is logged and waits for its next turn; the rest is done all the same. */
export async function doRecurringWork(app: App, works: readonly RecurringWork[]): Promise<void> {
  for (const work of works) {
    try {
      await tryProcessLock(app.db, work.lock, async () => {
        if (await takeTurn(app.db, work)) await work.run(app);
      });
    } catch (error) {
      app.log.error({ err: error, work: work.name }, 'recurring work failed');
    }
  }
}

/**
 * Whether it is time again, which is then noted, so that no other process thinks so too. Work seen for the first time
 * waits for its first turn: a server that starts has better things to do.
 */
async function takeTurn(db: Connection, { name, everySeconds }: RecurringWork): Promise<boolean> {
  await db
    .insertInto('background_runs')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const turn = await db
    .updateTable('background_runs')
    .set({ began_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('began_at', '<=', sql<Date>`now() - make_interval(secs => ${everySeconds})`)
    .executeTakeFirst();
  return turn.numUpdatedRows === 1n;
}
