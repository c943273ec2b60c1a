import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestCluster } from '../test-support/test-cluster.ts';
import { connect } from './connect.ts';
import type { EmbeddedPostgres } from './embedded-postgres/index.ts';
import { findWaysAround } from './ways-around.ts';

// Settings of a whole cluster would reach the other tests, so this makes a cluster of its own.
vi.setConfig({ hookTimeout: 120_000 });

let cluster: EmbeddedPostgres;
let owner: ReturnType<typeof connect>;
beforeAll(async () => {
  cluster = await startTestCluster();
  owner = connect(cluster.ownerUrl, { poolSize: 1 });
});
afterAll(async () => {
  await owner.close();
  await cluster.close();
});

async function waysAround(url = cluster.ownerUrl): Promise<string[]> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    const roles = { owner: 'postgres', keepers: [], apps: [] };
    const found = await db.transaction().execute((transaction) => findWaysAround(transaction, roles, []));
    return found.map(({ part, problem }) => `${part}: ${problem}`);
  } finally {
    await close();
  }
}

it('finds triggers turned off by the address of the connection', async () => {
  const url = new URL(cluster.ownerUrl);
  url.searchParams.set('options', '-c session_replication_role=replica');
  expect(await waysAround(url.href)).toEqual([
    'setting session_replication_role: is replica for this connection, which turns triggers off',
  ]);
});

it('finds triggers turned off in a file, before and after the server reads it', async () => {
  expect(await waysAround()).toEqual([]);
  await sql`alter system set session_replication_role = replica`.execute(owner.db);
  const inFile = /^setting session_replication_role: is replica in .*postgresql\.auto\.conf, which turns triggers off$/;
  expect(await waysAround()).toEqual([expect.stringMatching(inFile)]);
  await sql`select pg_reload_conf()`.execute(owner.db);
  await expect
    .poll(() => waysAround())
    .toEqual([
      'setting session_replication_role: is replica for this connection, which turns triggers off',
      expect.stringMatching(inFile),
    ]);
});

it('finds them as a role that may not read the files', async () => {
  await sql`create role reader login password 'reader'`.execute(owner.db);
  const url = new URL(cluster.ownerUrl);
  url.username = 'reader';
  url.password = 'reader';
  expect(await waysAround(url.href)).toEqual([
    'setting session_replication_role: is replica for this connection, which turns triggers off',
  ]);
});
