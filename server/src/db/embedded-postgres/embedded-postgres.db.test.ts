import { chmod, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roomyFolder } from '../../test-support/test-cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';

// Each test makes a whole cluster, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let parent: string;
let dataDir: string;
const open = new Set<EmbeddedPostgres>();

beforeEach(async () => {
  parent = await mkdtemp(path.join(await roomyFolder(), 'embedded-'));
  await chmod(parent, 0o755);
  dataDir = path.join(parent, 'data-dir');
});

afterEach(async () => {
  for (const postgres of open) await postgres.close();
  open.clear();
  // For a folder that only root may enter, a link leads to where the cluster really is.
  await rm(await realpath(path.join(dataDir, 'postgres')), { recursive: true, force: true });
  await rm(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, { disposable: true });
  open.add(postgres);
  return postgres;
}

async function close(postgres: EmbeddedPostgres): Promise<void> {
  open.delete(postgres);
  await postgres.close();
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows[0];
  } finally {
    await client.end();
  }
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('sorts and encodes alike on every machine', async () => {
    const { ownerUrl } = await start();
    const row = await ask(
      ownerUrl,
      `select datlocale as sorting, datlocprovider as provider, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = 'postgres'`,
    );
    expect(row).toEqual({ sorting: 'C.UTF-8', provider: 'b', encoding: 'UTF8' });
  });

  it('lets nobody in without its password, which only its user may read', async () => {
    const { ownerUrl } = await start();
    const url = new URL(ownerUrl);
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    const { mode } = await stat(path.join(dataDir, 'postgres/password'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    await close(first);
    const second = await start();
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual({ answer: 42 });
  });

  it('is shared by all who start it, and stops with the last', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.ownerUrl).toBe(first.ownerUrl);
    await close(first);
    expect(await ask(second.ownerUrl, 'select 1 as one')).toEqual({ one: 1 });
    await close(second);
    await expect(ask(second.ownerUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('loses nothing committed when it is killed, tells its users, and starts again', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    process.kill(await postmasterPid(), 'SIGKILL');
    await first.lost;
    const second = await start();
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual({ answer: 42 });
  });

  // Only as root does PostgreSQL run as somebody else.
  if (process.getuid?.() === 0) {
    it('works in a folder that only root may enter', async () => {
      await chmod(parent, 0o700);
      const first = await start();
      await ask(first.ownerUrl, 'create table kept as select 42 as answer');
      await close(first);
      const second = await start();
      expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual({ answer: 42 });
    });
  }
});
