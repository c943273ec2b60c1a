import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { connect } from './connect.ts';
import { type ProcessLock, tryProcessLock } from './process-lock.ts';

const database = testDatabase();

function pool(poolSize: number) {
  const { db, close } = connect(database.ownerUrl, { poolSize });
  onTestFinished(close);
  return db;
}

const names: readonly ProcessLock[] = ['walk', 'cleanUp', 'ledgerCheck', 'filePurging', 'bankFiles'];

/** A promise, and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('the holders of different locks together leave their pool connections to work with', async () => {
  const db = pool(2);
  const all = gate();
  let waiting = 0;
  const work = async () => {
    waiting += 1;
    if (waiting === names.length) all.open();
    await all.opened;
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    return rows[0]?.one;
  };
  const results = await Promise.all(names.map((name) => tryProcessLock(db, name, work)));
  expect(results).toEqual(names.map(() => ({ result: 1 })));
});

it('a lock is refused to others in this process and in another one until its work has ended or failed', async () => {
  const [here, elsewhere] = [pool(3), pool(3)];
  const end = gate();
  const held = tryProcessLock(here, 'walk', () => end.opened);
  // A lock of the same session that is free again doesn't free this one.
  await tryProcessLock(here, 'cleanUp', async () => undefined);
  for (const db of [here, elsewhere]) expect(await tryProcessLock(db, 'walk', () => pause(0))).toBeUndefined();
  end.open();
  await held;
  const failing = tryProcessLock(elsewhere, 'walk', () => Promise.reject(new Error('the work failed')));
  await expect(failing).rejects.toThrow('the work failed');
  expect(await tryProcessLock(here, 'walk', async () => 'mine')).toEqual({ result: 'mine' });
});

it('locks can be taken again after the connection that held them broke', async () => {
  const db = pool(3);
  const end = gate();
  const begun = gate();
  const broken = tryProcessLock(db, 'walk', () => {
    begun.open();
    return end.opened;
  });
  await begun.opened;
  await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and pid <> pg_backend_pid() and database = (select oid from pg_database
      where datname = current_database())`.execute(db);
  await expect(tryProcessLock(db, 'cleanUp', async () => 'lost')).rejects.toThrow();
  expect(await tryProcessLock(db, 'walk', async () => 'again')).toEqual({ result: 'again' });
  end.open();
  await expect(broken).rejects.toThrow();
});
