import type { App } from '../kernel/index.ts';
import { sealEvents, sealJournals } from '../ledger/index.ts';
import { drainAll } from './drain.ts';
import { startTrigger } from './job-queue.ts';
import { doRecurringWork } from './recurring-work.ts';
import { type Repetition, repeat } from './repeat.ts';
import { doDueWork } from './walk.ts';
import type { DrainWork, RecurringWork, Work } from './work.ts';

export interface JobPace {
  /** How long a message may wait in an outbox before a process looks; default 500 ms. */
  readonly drainPauseMs?: number;
  /** How late something that falls due by itself may be done; default 30 s, at least 1 s. */
  readonly dueIntervalSeconds?: number;
}

export interface RunningJobs {
  /** Lets what is running finish; begins nothing more. */
  stop(): Promise<void>;
}

/** How often a process looks whether recurring work has its turn again. */
const recurrencePauseMs = 60_000;

const sealing: readonly DrainWork[] = [
  { name: 'ledger-sealing', drain: (app) => sealJournals(app.db) },
  { name: 'event-sealing', drain: (app) => sealEvents(app.db) },
];

/**
 * Starts this process's share of the background work. Every process runs it; together they do each thing once.
 */
export async function startJobs(
  app: App,
  work: Work,
  { drainPauseMs = 500, dueIntervalSeconds = 30 }: JobPace = {},
): Promise<RunningJobs> {
  const trigger = await startTrigger(app, dueIntervalSeconds, () => doDueWork(app, work));
  const draining = repeat(drainPauseMs, () => drainAll(app, [...work.drains, ...sealing]));
  const requesting = repeat(dueIntervalSeconds * 1000, () =>
    trigger.request().catch((error) => app.log.error({ err: error }, 'a run of due work could not be requested')),
  );
  // Each by itself: a check of the whole ledger takes long, and its heads are noted meanwhile.
  const recurring = (work.recurring ?? []).map((each) => repeatRecurring(app, each));
  return {
    async stop() {
      await Promise.all(recurring.map((each) => each.stop()));
      await requesting.stop();
      await draining.stop();
      await trigger.stop();
    },
  };
}

function repeatRecurring(app: App, work: RecurringWork): Repetition {
  let isFirst = true;
  return repeat(recurrencePauseMs, async () => {
    const round = { isFirst };
    isFirst = false;
    await doRecurringWork(app, work, round);
  });
}
