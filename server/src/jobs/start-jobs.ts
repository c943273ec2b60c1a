import type { App } from '../kernel/index.ts';
import { sealEvents, sealJournals } from '../ledger/index.ts';
import { drainAll } from './drain.ts';
import { startTrigger } from './job-queue.ts';
import { doRecurringWork } from './recurring-work.ts';
import { type Repetition, repeat } from './repeat.ts';
import { doDueWork } from './walk.ts';
import type { DrainWork, RecurringWork, Work } from './work.ts';

export interface JobPace {
  /** Maximum wait of a message in an outbox before a process looks; default 500 ms. */
  readonly drainPauseMs?: number;
  /** Maximum delay of due work; default 30 s, at least 1 s. */
  readonly dueIntervalSeconds?: number;
}

export interface RunningJobs {
  /** Lets running work finish; starts nothing more. */
  stop(): Promise<void>;
}

/** How often a process checks whether recurring work is due. */
const recurrencePauseMs = 60_000;

const sealing: readonly DrainWork[] = [
  { name: 'ledger-sealing', drain: (app) => sealJournals(app.db) },
  { name: 'event-sealing', drain: (app) => sealEvents(app.db) },
];

/**
 * Starts the background work in this process. Every process does so; together they do each task once.
 */
export async function startJobs(
  app: App,
  work: Work,
  { drainPauseMs = 500, dueIntervalSeconds = 30 }: JobPace = {},
): Promise<RunningJobs> {
  const trigger = await startTrigger(app, dueIntervalSeconds, () => doDueWork(app, work));
  // Each outbox separately: a slow mail server must hold up neither debits nor the sealing of journals.
  const draining = [...work.drains.map((drain) => [drain]), sealing].map((drains) =>
    repeat(drainPauseMs, () => drainAll(app, drains)),
  );
  const requesting = repeat(dueIntervalSeconds * 1000, () =>
    trigger.request().catch((error) => app.log.error({ err: error }, 'a run of due work could not be requested')),
  );
  // Separately: a check of the whole ledger takes long, and heads must be noted meanwhile.
  const recurring = (work.recurring ?? []).map((each) => repeatRecurring(app, each));
  return {
    async stop() {
      await Promise.all(recurring.map((each) => each.stop()));
      await requesting.stop();
      await Promise.all(draining.map((each) => each.stop()));
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
