import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../db/index.ts';
import { queryCounter } from '../test-support/count-queries.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createReadiness } from './health.ts';
import { testHttpApp } from './testing/test-http-app.ts';

const database = testDatabase();

const queries = queryCounter();
const db = database.db.withPlugin(queries.plugin);

let now = 0;
beforeEach(() => {
  queries.reset();
  now = 0;
});

/** Both listeners of a process, with a shared readiness check. */
function listeners() {
  const readiness = createReadiness(db, { now: () => now });
  return [testHttpApp({ db, readiness }), testHttpApp({ db, readiness, surface: 'admin' })] as const;
}

const statusOf = async (http: ReturnType<typeof testHttpApp>) => (await http.request('/ready')).status;

describe('whether a process is ready', () => {
  it('is checked once for simultaneous requests, on both listeners', async () => {
    const [portal, backOffice] = listeners();
    const asked = Array.from({ length: 100 }, (_, index) => statusOf(index % 2 === 0 ? portal : backOffice));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    expect(queries.count()).toBe(1);
  });

  it('is checked again after a second and not before', async () => {
    const [portal] = listeners();
    await statusOf(portal);
    now = 999;
    await statusOf(portal);
    expect(queries.count()).toBe(1);
    now = 1000;
    await statusOf(portal);
    expect(queries.count()).toBe(2);
  });

  it('is false until the schema has this version, and true within a second after', async () => {
    const [portal] = listeners();
    const owner = connect(database.ownerUrl);
    try {
      await sql`create table hidden as select * from kysely_migration`.execute(owner.db);
      await sql`delete from kysely_migration`.execute(owner.db);
      expect(await statusOf(portal)).toBe(503);
      await sql`insert into kysely_migration select * from hidden`.execute(owner.db);
    } finally {
      await owner.close();
    }
    now = 1000;
    expect(await statusOf(portal)).toBe(200);
  });

  it('is false when the database doesn’t answer in time, and is checked again the next time', async () => {
    const http = testHttpApp({ db, readiness: createReadiness(db, { now: () => now, deadlineMs: 200 }) });
    const owner = connect(database.ownerUrl);
    try {
      await owner.db.transaction().execute(async (transaction) => {
        await sql`lock table kysely_migration`.execute(transaction);
        expect(await statusOf(http)).toBe(503);
      });
    } finally {
      await owner.close();
    }
    // On a busy machine a healthy database may exceed this deadline too.
    const statusLater = () => {
      now += 1000;
      return statusOf(http);
    };
    await expect.poll(statusLater).toBe(200);
  });

  it('is false as soon as the process begins to stop, despite a remembered answer', async () => {
    const closing = new AbortController();
    const http = testHttpApp({ db, closing: closing.signal });
    expect(await statusOf(http)).toBe(200);
    closing.abort();
    expect(await statusOf(http)).toBe(503);
  });
});
