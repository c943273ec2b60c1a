import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { doRecurringWork } from './recurring-work.ts';
import { type RecurringWork, RetryLaterError } from './work.ts';

const database = testDatabase();
const app = testApp(database);
let runs: string[] = [];

const hourly = (name: string, run?: () => Promise<void>): RecurringWork => ({
  name,
  everySeconds: 3600,
  lock: 'cleanUp',
  async run() {
    runs.push(name);
    await run?.();
  },
});

const lastRan = (name: string, ago: string) =>
  sql`insert into background_runs (name, began_at) values (${name}, now() - ${ago}::interval)
    on conflict (name) do update set began_at = excluded.began_at`.execute(app.db);

beforeEach(async () => {
  runs = [];
  await sql`delete from background_runs`.execute(app.db);
});

it('waits a whole interval before the first run and between any two', async () => {
  await doRecurringWork(app, hourly('tidy'));
  await lastRan('tidy', '59 minutes');
  await doRecurringWork(app, hourly('tidy'));
  expect(runs).toEqual([]);
  await lastRan('tidy', '61 minutes');
  await doRecurringWork(app, hourly('tidy'));
  await doRecurringWork(app, hourly('tidy'));
  expect(runs).toEqual(['tidy']);
});

it('is done by one of several processes that check at the same time', async () => {
  await lastRan('tidy', '2 hours');
  await Promise.all([1, 2, 3].map(() => doRecurringWork(app, hourly('tidy'))));
  expect(runs).toEqual(['tidy']);
});

it('runs again soon after a failure, and after a run that never ended', async () => {
  let isBroken = true;
  const check: RecurringWork = {
    ...hourly('check', () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve())),
    retrySeconds: 300,
  };
  await lastRan('check', '2 hours');
  await doRecurringWork(app, check);
  await doRecurringWork(app, check);
  expect(runs).toHaveLength(1);
  isBroken = false;
  await sql`update background_runs set began_at = began_at - interval '5 minutes'`.execute(app.db);
  await doRecurringWork(app, check);
  expect(runs).toHaveLength(2);
  await sql`update background_runs set began_at = began_at - interval '5 minutes'`.execute(app.db);
  await doRecurringWork(app, check);
  expect(runs).toHaveLength(2);
});

it('also runs at the start of each process if it has the option', async () => {
  for (const isFirst of [true, true, false]) {
    await doRecurringWork(app, { ...hourly('note'), atStart: true }, { isFirst });
    await doRecurringWork(app, hourly('tidy'), { isFirst });
  }
  expect(runs).toEqual(['note', 'note']);
});

it('runs again at the time that its failure states', async () => {
  const check: RecurringWork = {
    ...hourly('check', () => Promise.reject(new RetryLaterError('still broken', 1800))),
    retrySeconds: 300,
  };
  await lastRan('check', '2 hours');
  await doRecurringWork(app, check);
  await sql`update background_runs set began_at = began_at - interval '29 minutes'`.execute(app.db);
  await doRecurringWork(app, check);
  expect(runs).toHaveLength(1);
  await sql`update background_runs set began_at = began_at - interval '2 minutes'`.execute(app.db);
  await doRecurringWork(app, check);
  expect(runs).toHaveLength(2);
});
