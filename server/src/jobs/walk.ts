import { moveClockTo } from '../clock/index.ts';
import { tryProcessLock, withProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { drainAll } from './drain.ts';
import type { DueWork, Work } from './work.ts';

/**
 * Does all work due by now, oldest first, including work that earlier runs missed. Does nothing while another process
 * does it.
 */
export async function doDueWork(app: App, work: Work): Promise<void> {
  await tryProcessLock(app.db, 'walk', async () => {
    const now = await app.clock.now(app.db);
    await pollAll(app, work, now);
    await walk(app, work, now, async () => {});
  });
}

/** Polls once per run, before the walk: within it, constant news would keep the walk from ending. */
async function pollAll(app: App, work: Work, now: Date): Promise<void> {
  for (const due of work.due) {
    try {
      await due.poll?.(app, now);
    } catch (error) {
      app.log.error({ err: error, work: due.name }, 'polling for due work failed');
    }
  }
}

/**
 * Moves the sandbox's clock forward, stopping at each instant at which work is due, so that everything happens in order
 * and at its own time.
 * @param byMs distance, in milliseconds
 */
export function advanceClock(app: App, work: Work, byMs: number): Promise<void> {
  return withProcessLock(app.db, 'walk', async () => {
    const target = new Date((await app.clock.now(app.db)).getTime() + byMs);
    const moveTo = (instant: Date) => moveClockTo(app.db, instant);
    await drainAll(app, work.drains);
    await walk(app, work, target, moveTo);
    await moveTo(target);
    await drainAll(app, work.drains);
  });
}

async function walk(app: App, work: Work, until: Date, arriveAt: (instant: Date) => Promise<void>): Promise<void> {
  const stuck = new Set<DueWork>();
  for (;;) {
    const next = await findNext(
      app,
      work.due.filter((due) => !stuck.has(due)),
      until,
    );
    if (!next) break;
    await arriveAt(next.at);
    if ((await runOne(app, next.due, next.at)) === 0) stuck.add(next.due);
    await drainAll(app, work.drains);
  }
  await retryStuck(app, work, stuck, until, arriveAt);
}

/** Retries objects that failed, without delaying later ones of their kind. */
async function retryStuck(
  app: App,
  work: Work,
  stuck: ReadonlySet<DueWork>,
  until: Date,
  arriveAt: (instant: Date) => Promise<void>,
): Promise<void> {
  if (stuck.size === 0) return;
  await arriveAt(until);
  for (const due of work.due) if (stuck.has(due)) await runOne(app, due, until);
  await drainAll(app, work.drains);
}

/** Finds the work that is due first; at the same instant, the first in the list. */
async function findNext(
  app: App,
  works: readonly DueWork[],
  until: Date,
): Promise<{ readonly due: DueWork; readonly at: Date } | undefined> {
  const instants = await Promise.all(works.map((due) => due.nextDueAt(app)));
  let next: { readonly due: DueWork; readonly at: Date } | undefined;
  for (const [index, due] of works.entries()) {
    const at = instants[index];
    if (at && at <= until && (!next || at < next.at)) next = { due, at };
  }
  return next;
}

async function runOne(app: App, due: DueWork, now: Date): Promise<number> {
  try {
    const done = await due.runDue(app, now);
    if (done === 0) app.log.warn({ work: due.name }, 'due work could not be done');
    return done;
  } catch (error) {
    app.log.error({ err: error, work: due.name }, 'due work failed');
    return 0;
  }
}
