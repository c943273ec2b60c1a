import { sql } from 'kysely';
import { type Connection, tryProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { type RecurringWork, RetryLaterError } from './work.ts';

export interface RecurringRound {
  /** Whether the process has just started. */
  readonly isFirst: boolean;
}

/** Runs the work if it is time. Logs a failure; the work is retried at its next time. */
export async function doRecurringWork(
  app: App,
  work: RecurringWork,
  { isFirst }: RecurringRound = { isFirst: false },
): Promise<void> {
  try {
    await tryProcessLock(app.db, work.lock, async () => {
      if (!(await claimRun(app.db, work, isFirst))) return;
      await runAndNote(app, work);
    });
  } catch (error) {
    app.log.error({ err: error, work: work.name }, 'recurring work failed');
  }
}

async function runAndNote(app: App, work: RecurringWork): Promise<void> {
  const { everySeconds, retrySeconds = everySeconds } = work;
  try {
    await work.run(app);
  } catch (error) {
    if (error instanceof RetryLaterError) await scheduleNext(app.db, work, error.retrySeconds - retrySeconds);
    throw error;
  }
  await scheduleNext(app.db, work, everySeconds - retrySeconds);
}

/**
 * Whether the work is due; if so, records the run, so that no other process starts it. New work first waits for one
 * interval, unless it runs at start. Until the run has succeeded, the next time is that after a failure, so that a
 * crash delays nothing.
 */
async function claimRun(
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

/** Sets the next time, which {@link claimRun} has set to that after a failure. */
async function scheduleNext(db: Connection, { name }: RecurringWork, seconds: number): Promise<void> {
  if (seconds === 0) return;
  await db
    .updateTable('background_runs')
    .set({ began_at: sql<Date>`began_at + make_interval(secs => ${seconds})` })
    .where('name', '=', name)
    .execute();
}
