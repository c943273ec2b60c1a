import { sql } from 'kysely';
import { type Connection, tryProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { type RecurringWork, RetryLaterError } from './work.ts';

export interface RecurringRound {
  /** Whether the process has just started. */
  readonly isFirst: boolean;
}

/** Does the work if it has its turn. A failure is logged, and waits for the next turn. */
export async function doRecurringWork(
  app: App,
  work: RecurringWork,
  { isFirst }: RecurringRound = { isFirst: false },
): Promise<void> {
  try {
    await tryProcessLock(app.db, work.lock, async () => {
      if (!(await takeTurn(app.db, work, isFirst))) return;
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
    if (error instanceof RetryLaterError) await postpone(app.db, work, error.retrySeconds - retrySeconds);
    throw error;
  }
  await postpone(app.db, work, everySeconds - retrySeconds);
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

/** Moves the next turn, which {@link takeTurn} has set to that of a failure. */
async function postpone(db: Connection, { name }: RecurringWork, seconds: number): Promise<void> {
  if (seconds === 0) return;
  await db
    .updateTable('background_runs')
    .set({ began_at: sql<Date>`began_at + make_interval(secs => ${seconds})` })
    .where('name', '=', name)
    .execute();
}
