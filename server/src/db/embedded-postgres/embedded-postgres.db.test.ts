import { spawn } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTestFolder } from '../../test-support/test-cluster.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';

// Each test creates a whole cluster, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let parent: string;
let dataDir: string;
const open = new Set<EmbeddedPostgres>();

beforeEach(async () => {
  parent = await mkdtemp(path.join(await chooseTestFolder(), 'embedded-'));
  await chmod(parent, 0o755);
  dataDir = path.join(parent, 'data-dir');
});

afterEach(async () => {
  for (const postgres of open) await postgres.close();
  open.clear();
  // If only root may enter the folder, it contains a link to the cluster.
  await rm(await realpath(path.join(dataDir, 'postgres')), { recursive: true, force: true });
  await rm(parent, { recursive: true, force: true });
});

async function start(options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, { disposable: true, ...options });
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

/** PostgreSQL accepts signals from its own user only. */
async function ownerOf(folder: string): Promise<{ readonly uid: number; readonly gid: number }> {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('sorts and encodes the same on every machine', async () => {
    const { ownerUrl } = await start();
    const row = await ask(
      ownerUrl,
      `select datlocale as sorting, datlocprovider as provider, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = 'postgres'`,
    );
    expect(row).toEqual({ sorting: 'C.UTF-8', provider: 'b', encoding: 'UTF8' });
  });

  it('requires its password, which only its user may read', async () => {
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

  it('is shared by all processes that start it, and stops with the last one', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.ownerUrl).toBe(first.ownerUrl);
    await close(first);
    expect(await ask(second.ownerUrl, 'select 1 as one')).toEqual({ one: 1 });
    await close(second);
    await expect(ask(second.ownerUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('restarts at the same address when killed, without losing commits', async () => {
    const onRestart = vi.fn();
    const { ownerUrl } = await start({ onRestart });
    await ask(ownerUrl, 'create table kept as select 42 as answer');
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => onRestart.mock.calls.length).toBe(1);
    expect(await ask(ownerUrl, 'select answer from kept')).toEqual({ answer: 42 });
  });

  it('reports why it can’t restart, and never starts with empty data instead', async () => {
    const postgres = await start();
    const pid = await postmasterPid();
    await rename(path.join(dataDir, 'postgres/data'), path.join(dataDir, 'postgres/elsewhere'));
    process.kill(pid, 'SIGKILL');
    expect((await postgres.lost).message).toMatch(/^PostgreSQL's data folder is missing: .*data\.$/);
  });

  it('reports in one line that another program has its last process id', async () => {
    const first = await start();
    await close(first);
    const other = spawn('sleep', ['600'], await ownerOf(path.join(dataDir, 'postgres/data')));
    // The real place, also where only root may enter the folder.
    const pidFile = path.join(await realpath(path.join(dataDir, 'postgres')), 'data/postmaster.pid');
    await writeFile(pidFile, `${other.pid}\n${path.dirname(pidFile)}\n`);
    try {
      await expect(start()).rejects.toThrow(
        `PostgreSQL can't start: ${pidFile} names process ${other.pid}, which is another program (sleep). Remove that file and start again.`,
      );
    } finally {
      other.kill();
    }
  });

  it('reports why this start failed, not an earlier one', async () => {
    await close(await start());
    await appendFile(path.join(dataDir, 'postgres/postgres.log'), 'FATAL:  an earlier start\n');
    await rm(path.join(dataDir, 'postgres/data/pg_xact'), { recursive: true });
    await expect(start()).rejects.toThrow(
      /^PostgreSQL can't start: could not access status of transaction .*postgres-\w{3}\.log\.$/,
    );
  });

  it('quotes no value in its log, and starts a new log each day', async () => {
    const { ownerUrl } = await start();
    const secret = 'maya@secret.example';
    await ask(ownerUrl, 'create table people (email text unique, born date)');
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query('set log_min_duration_statement = 0');
    for (let time = 0; time < 2; time += 1) {
      await client.query('insert into people (email) values ($1)', [secret]).catch(() => {});
    }
    await client.query('insert into people (born) values ($1)', [secret]).catch(() => {});
    await client.query(`insert into people (email) values ('${secret}')`).catch(() => {});
    const { rows } = await client.query<{ age: string; file: string }>(
      `select current_setting('log_rotation_age') as age, pg_current_logfile() as file`,
    );
    await client.end();
    expect(rows[0]).toMatchObject({ age: '1d', file: expect.stringMatching(/postgres-\w{3}\.log$/) });
    const logs = (await readdir(path.join(dataDir, 'postgres'))).filter((name) => name.endsWith('.log'));
    const texts = await Promise.all(logs.map((name) => readFile(path.join(dataDir, 'postgres', name), 'utf8')));
    expect(logs).toContain(path.basename(rows[0]?.file ?? ''));
    expect(texts.join('\n')).not.toContain(secret);
  });

  // PostgreSQL runs as another user only when we are root.
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
