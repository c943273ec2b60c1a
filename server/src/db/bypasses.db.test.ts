import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestCluster } from '../test-support/test-cluster.ts';
import { findBypasses } from './bypasses.ts';
import { connect } from './connect.ts';
import type { EmbeddedPostgres } from './embedded-postgres/index.ts';

// Cluster-wide settings would affect other tests, so this one creates a separate cluster.
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

async function findBypassesAt(url = cluster.ownerUrl): Promise<string[]> {
  const { db, close } = connect(url, { poolSize: 1 });
  try {
    const roles = { owner: 'postgres', keepers: [], apps: [] };
    const found = await db.transaction().execute((transaction) => findBypasses(transaction, roles, []));
    return found.map(({ part, problem }) => `${part}: ${problem}`);
  } finally {
    await close();
  }
}

it('finds triggers turned off by the connection URL', async () => {
  const url = new URL(cluster.ownerUrl);
  url.searchParams.set('options', '-c session_replication_role=replica');
  expect(await findBypassesAt(url.href)).toEqual([
    'setting session_replication_role: is replica for this connection, which turns triggers off',
  ]);
});

it('finds triggers turned off in a file, before and after the server reads it', async () => {
  expect(await findBypassesAt()).toEqual([]);
  await sql`alter system set session_replication_role = replica`.execute(owner.db);
  const inFile = /^setting session_replication_role: is replica in .*postgresql\.auto\.conf, which turns triggers off$/;
  expect(await findBypassesAt()).toEqual([expect.stringMatching(inFile)]);
  await sql`select pg_reload_conf()`.execute(owner.db);
  await expect
    .poll(() => findBypassesAt())
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
  expect(await findBypassesAt(url.href)).toEqual([
    'setting session_replication_role: is replica for this connection, which turns triggers off',
  ]);
});
