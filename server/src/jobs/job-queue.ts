import { fromKysely, PgBoss } from 'pg-boss';
import { withProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

const queue = 'do-due-work';

export interface TriggeredJobs {
  /** Requests a run. All requests of an interval, from any process, become one job. */
  request(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a queue shared by all processes: one process gets each interval's job, another one if it dies. A job only
 * triggers the look for due work, which is found by query.
 */
export async function startTrigger(
  app: App,
  intervalSeconds: number,
  run: () => Promise<void>,
): Promise<TriggeredJobs> {
  const boss = new PgBoss({
    db: fromKysely(app.db),
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => app.log.error({ err: error }, 'the job queue failed'));
  const stop = () => boss.stop({ graceful: true, timeout: 10_000 });
  try {
    // When two processes install its tables at once, pg-boss leaves one with a broken connection in its pool.
    await withProcessLock(app.db, 'jobQueueInstallation', async () => {
      await boss.start();
      await boss.createQueue(queue, { policy: 'stately', retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 10 });
    });
    await boss.work(queue, { pollingIntervalSeconds: 1 }, run);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    request: async () => {
      await boss.send(queue, {}, { singletonSeconds: intervalSeconds });
    },
    stop,
  };
}
