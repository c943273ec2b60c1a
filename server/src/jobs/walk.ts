import { moveClockTo } from '../clock/index.ts';
import { tryProcessLock, withProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { drainAll } from './drain.ts';
import type { DueWork, Work } from './work.ts';

/**
 * Does what has fallen due by now, oldest first, also what earlier runs missed. Nothing happens when another process is
 * at it.
 */
export async function doDueWork(app: App, work: Work): Promise<void> {
  await tryProcessLock(app.db, 'walk', async () => {
    const now = await app.clock.now(app.db);
    await pollAll(app, work, now);
    await walk(app, work, now, async () => {});
  });
}

/** Once a run and not in the walk, which would never end while there is somebody to ask. */
async function pollAll(app: App, work: Work, now: Date): Promise<void> {
  for (const due of work.due) {
    try {
      await due.poll?.(app, now);
    } catch (error) {
      app.log.error({ err: error, work: due.name }, 'it could not be asked what has happened outside');
    }
  }
}

/**
 * Moves the sandbox's clock forward, stopping at each instant at which something falls due, so that everything happens in
 * its order and bears its own time.
 * @param byMs how far, in milliseconds
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

/** One object that can't be done must not hold back those of its kind that fall due after it. */
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

/** What falls due first; of several at one instant, the first of the list. */
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
    if (done === 0) app.log.warn({ work: due.name }, 'work that is due could not be done');
    return done;
  } catch (error) {
    app.log.error({ err: error, work: due.name }, 'work that is due failed');
    return 0;
  }
}
