import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { deposit, newSpendableAccount } from '../ledger/ledger-fixtures.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { type RunningJobs, startJobs } from './index.ts';
import { addTasks, createTaskTable, eventually, listDone, taskOutbox, taskWork } from './job-fixtures.ts';

// Each test starts several servers, and queues poll every second.
vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
const pace = { drainPauseMs: 20, dueIntervalSeconds: 1 };
const open: { stop(): Promise<void> }[] = [];
let app: App;

beforeAll(async () => {
  await createTaskTable(database);
  app = await testApp(database);
});
beforeEach(() => sql`delete from tasks`.execute(database.db));
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.stop();
});

/** Starts the background work of another server process, with separate connections. */
async function startProcess(name: string): Promise<RunningJobs> {
  const { db, close } = connect(database.appUrl);
  open.push({ stop: close });
  const jobs = await startJobs(
    await testApp({ ...database, db }),
    { due: [taskWork('task', { worker: name })], drains: [taskOutbox('mail', name)] },
    pace,
  );
  open.push(jobs);
  return jobs;
}

const past = new Date('2026-01-05T12:00:00Z');
const areDone = (count: number) => async () => (await listDone(app)).length === count;

it('does each task once when two processes start together on a new database', async () => {
  await Promise.all([startProcess('one'), startProcess('two')]);
  const ids = Array.from({ length: 40 }, (_, index) => `t${index}`);
  await addTasks(
    app,
    ids.map((id, index) => ({ id, kind: index % 2 ? 'mail' : 'task', dueAt: past })),
  );
  await eventually(areDone(40));
  expect((await listDone(app)).every(({ times_done }) => times_done === 1)).toBe(true);
});

it('does due work, drains outboxes and seals journals automatically', async () => {
  await deposit(app.db, newSpendableAccount(), 5n);
  await addTasks(app, [
    { id: 'release', dueAt: past },
    { id: 'letter', kind: 'mail', dueAt: past },
  ]);
  await startProcess('one');
  await eventually(areDone(2));
  await eventually(async () => (await verifyLedger(app.db)).seals === 1);
});

it('continues in the other process when one stops', async () => {
  const first = await startProcess('one');
  await startProcess('two');
  await addTasks(app, [{ id: 'before', dueAt: past }]);
  await eventually(areDone(1));
  await first.stop();

  await addTasks(app, [
    { id: 'after', dueAt: past },
    { id: 'letter', kind: 'mail', dueAt: past },
  ]);
  await eventually(areDone(3));
  const afterwards = (await listDone(app)).filter(({ id }) => id !== 'before');
  expect(afterwards.map(({ done_by }) => done_by)).toEqual(['two', 'two']);
});

it('starts nothing after it has stopped', async () => {
  const jobs = await startProcess('one');
  await jobs.stop();
  await addTasks(app, [{ id: 'letter', kind: 'mail', dueAt: past }]);
  const second = await startProcess('two');
  await eventually(areDone(1));
  await second.stop();
  expect((await listDone(app)).map(({ done_by }) => done_by)).toEqual(['two']);
});

it('does its recurring work side by side: a long one delays no other', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const isNoted = Promise.withResolvers<void>();
  const check = { name: 'check', lock: 'ledgerCheck', run: () => mayEnd.promise } as const;
  const noting = { name: 'noting', lock: 'headNoting', run: async () => isNoted.resolve() } as const;
  const recurring = [check, noting].map((each) => ({ ...each, everySeconds: 3600, atStart: true }));
  const jobs = await startJobs(app, { due: [], drains: [], recurring }, pace);
  await isNoted.promise;
  mayEnd.resolve();
  await jobs.stop();
});
