import { sql } from 'kysely';
import { type Connection, tryProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { RecurringWork } from './work.ts';

export interface RecurringRound {
  /** Whether the process has just started. */
  readonly isFirst: boolean;
}

/** Does what is to be done again. What fails is logged and waits for its next turn; the rest is done all the same. */
export async function doRecurringWork(
  app: App,
  works: readonly RecurringWork[],
  { isFirst }: RecurringRound = { isFirst: false },
): Promise<void> {
  for (const work of works) {
    try {
      await tryProcessLock(app.db, work.lock, async () => {
        if (!(await takeTurn(app.db, work, isFirst))) return;
        await work.run(app);
        await noteSuccess(app.db, work);
      });
    } catch (error) {
      app.log.error({ err: error, work: work.name }, 'recurring work failed');
    }
  }
}

/**
 * Whether it is time again, which is then noted, so that no other process thinks so too. Work seen for the first time
 * waits for its first turn, unless it is done at start: a server that starts has better things to do. Until the run has
 * succeeded its next turn is that of a failure, so that a process that dies in between delays nothing.
 */
async function takeTurn(
  db: Connection,
  { name, everySeconds, retrySeconds = everySeconds, atStart = false }: RecurringWork,
  isFirst: boolean,
): Promise<boolean> {
  await db
    .insertInto('background_runs')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const turn = await db
    .updateTable('background_runs')
    .set({ began_at: sql<Date>`now() - make_interval(secs => ${everySeconds - retrySeconds})` })
    .where('name', '=', name)
    .$if(!(isFirst && atStart), (update) =>
      update.where('began_at', '<=', sql<Date>`now() - make_interval(secs => ${everySeconds})`),
    )
    .executeTakeFirst();
  return turn.numUpdatedRows === 1n;
}

async function noteSuccess(
  db: Connection,
  { name, everySeconds, retrySeconds = everySeconds }: RecurringWork,
): Promise<void> {
  if (retrySeconds === everySeconds) return;
  await db
    .updateTable('background_runs')
    .set({ began_at: sql<Date>`began_at + make_interval(secs => ${everySeconds - retrySeconds})` })
    .where('name', '=', name)
    .execute();
}
