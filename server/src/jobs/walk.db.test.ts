import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, withProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { advanceClock, doDueWork } from './index.ts';
import { addTasks, createTaskTable, eventually, listDone, taskOutbox, taskWork } from './job-fixtures.ts';

const database = testDatabase();
const hourMs = 3_600_000;
let app: App;

beforeAll(async () => {
  await createTaskTable(database);
  app = await testApp(database);
});
beforeEach(() => sql`delete from tasks`.execute(database.db));

const inHours = async (hours: number): Promise<Date> =>
  new Date((await app.clock.now(app.db)).getTime() + hours * hourMs);
const doneIds = async () => (await listDone(app)).map(({ id }) => id);

it('does missed work oldest first, whatever its kind, and leaves work that is not yet due', async () => {
  await addTasks(app, [
    { id: 'third', kind: 'a', dueAt: await inHours(-1) },
    { id: 'second', kind: 'b', dueAt: await inHours(-2) },
    { id: 'later', kind: 'a', dueAt: await inHours(1) },
    { id: 'first', kind: 'a', dueAt: await inHours(-3) },
  ]);
  await doDueWork(app, { due: [taskWork('a'), taskWork('b')], drains: [] });
  expect(await doneIds()).toEqual(['first', 'second', 'third']);
});

it('does work of several kinds due at the same instant in the order of the list', async () => {
  const dueAt = await inHours(-1);
  await addTasks(app, [
    { id: 'release', kind: 'b', dueAt },
    { id: 'settlement', kind: 'a', dueAt },
  ]);
  await doDueWork(app, { due: [taskWork('a'), taskWork('b')], drains: [] });
  expect(await doneIds()).toEqual(['settlement', 'release']);
});

it('stops at every due instant when the clock moves, so that each task has its own time', async () => {
  const before = await app.clock.now(app.db);
  const hours = [30, 5, 700];
  for (const hour of hours) await addTasks(app, [{ id: `h${hour}`, dueAt: await inHours(hour) }]);
  await advanceClock(app, { due: [taskWork()], drains: [] }, 1000 * hourMs);

  const done = await listDone(app);
  expect(done.map(({ id }) => id)).toEqual(['h5', 'h30', 'h700']);
  const hoursPassed = done.map(({ done_at }) => Math.floor((done_at.getTime() - before.getTime()) / hourMs));
  expect(hoursPassed).toEqual([5, 30, 700]);
  const passed = (await app.clock.now(app.db)).getTime() - before.getTime();
  expect(passed).toBeGreaterThanOrEqual(1000 * hourMs);
  expect(passed).toBeLessThan(1001 * hourMs);
});

it('also does work that becomes due on the way', async () => {
  await addTasks(app, [{ id: 'submit', dueAt: await inHours(1) }]);
  const chain = taskWork('task', {
    onDone: async (_, id) => {
      if (id === 'submit') await addTasks(app, [{ id: 'settle', dueAt: await inHours(24) }]);
    },
  });
  await addTasks(app, [{ id: 'between', dueAt: await inHours(10) }]);
  await advanceClock(app, { due: [chain], drains: [] }, 48 * hourMs);
  expect(await doneIds()).toEqual(['submit', 'between', 'settle']);
});

it('empties the outboxes before the first step and after each', async () => {
  await addTasks(app, [
    { id: 'mail-0', kind: 'mail', dueAt: await inHours(0) },
    { id: 'step-1', dueAt: await inHours(1) },
    { id: 'step-2', dueAt: await inHours(2) },
  ]);
  const mailing = taskWork('task', {
    onDone: (_, id) => addTasks(app, [{ id: `mail-for-${id}`, kind: 'mail', dueAt: new Date() }]),
  });
  await advanceClock(app, { due: [mailing], drains: [taskOutbox('mail')] }, 3 * hourMs);
  expect(await doneIds()).toEqual(['mail-0', 'step-1', 'mail-for-step-1', 'step-2', 'mail-for-step-2']);
});

it('does not let a failing task delay the others, and does it once it succeeds', async () => {
  await addTasks(app, [
    { id: 'broken', dueAt: await inHours(-3), fails: true },
    { id: 'sound', dueAt: await inHours(-2) },
    { id: 'other', kind: 'b', dueAt: await inHours(-1) },
  ]);
  const work = { due: [taskWork(), taskWork('b')], drains: [] };
  await doDueWork(app, work);
  expect((await doneIds()).sort()).toEqual(['other', 'sound']);
  await sql`update tasks set fails = false`.execute(app.db);
  await doDueWork(app, work);
  expect(await doneIds()).toContain('broken');
});

it('continues with the other kinds when one throws', async () => {
  await addTasks(app, [{ id: 'sound', kind: 'b', dueAt: await inHours(-1) }]);
  const broken = {
    name: 'broken',
    nextDueAt: () => inHours(-2),
    runDue: () => Promise.reject(new Error('the bank is down')),
  };
  const brokenOutbox = { name: 'broken', drain: () => Promise.reject(new Error('the mail is down')) };
  await doDueWork(app, { due: [broken, taskWork('b')], drains: [brokenOutbox] });
  expect(await doneIds()).toEqual(['sound']);
});

it('does each task once and in order when several processes move the clock at once', async () => {
  const others = [connect(database.appUrl), connect(database.appUrl)];
  try {
    const apps = await Promise.all([app, ...others.map(({ db }) => testApp({ ...database, db }))]);
    const ids = Array.from({ length: 20 }, (_, index) => `t${String(index).padStart(2, '0')}`);
    for (const [index, id] of ids.entries()) await addTasks(app, [{ id, dueAt: await inHours(index - 10) }]);
    await Promise.all(
      apps.flatMap((each, index) => {
        const work = { due: [taskWork('task', { worker: `process ${index}` })], drains: [] };
        return [doDueWork(each, work), advanceClock(each, work, 8 * hourMs)];
      }),
    );
    const done = await listDone(app);
    expect(done.map(({ id }) => id)).toEqual(ids);
    expect(done.every(({ times_done }) => times_done === 1)).toBe(true);
  } finally {
    await Promise.all(others.map((other) => other.close()));
  }
});

it('does nothing while another process is at work, and takes over when it is killed', async () => {
  await addTasks(app, [{ id: 'waiting', dueAt: await inHours(-1) }]);
  const work = { due: [taskWork()], drains: [] };
  const killed = connect(database.appUrl);
  const isWalking = Promise.withResolvers<void>();
  const walking = withProcessLock(killed.db, 'walk', () => {
    isWalking.resolve();
    return new Promise<void>(() => {});
  });
  walking.catch(() => {});
  await isWalking.promise;

  await doDueWork(app, work);
  expect(await doneIds()).toEqual([]);

  await asOwner(database.ownerUrl, (client) =>
    client.query(`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`),
  );
  await eventually(async () => {
    await doDueWork(app, work);
    return (await doneIds()).length === 1;
  });
});

it('handles more moves of the clock at once than there are connections', async () => {
  const before = await app.clock.now(app.db);
  const { db, close } = connect(database.appUrl, { poolSize: 3 });
  const small = await testApp({ ...database, db });
  try {
    await Promise.all(Array.from({ length: 8 }, () => advanceClock(small, { due: [], drains: [] }, hourMs)));
  } finally {
    await close();
  }
  expect((await app.clock.now(app.db)).getTime() - before.getTime()).toBeGreaterThanOrEqual(8 * hourMs);
});
