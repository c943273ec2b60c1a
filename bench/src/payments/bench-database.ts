import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Config, loadConfig } from '../../../server/src/config/index.ts';
import { createApp } from '../../../server/src/create-app.ts';
import { connect, inTransaction, openDatabase, prepareSchema } from '../../../server/src/db/index.ts';
import { type App, createLogger } from '../../../server/src/kernel/index.ts';

/** A PostgreSQL of the bench's own with default settings, and a database in it that can be copied. */
export interface BenchDatabase {
  /** Lets something work on the original. */
  prepare<Result>(use: (app: App) => Promise<Result>): Promise<Result>;
  /** Lets something work on a fresh copy of the original, which is thrown away afterwards. */
  onCopy<Result>(use: (app: App, url: string) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** So many work at once in every run. */
export const connections = 16;

/** One address makes all the calls here, so that its rate limits would be what is measured. */
const benchConfig = (dataDir: string): Config => ({
  ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', CHECK_ANSWERS: 'false' }),
  callsPerMinute: 1_000_000,
  guardedCallsPerMinute: 1_000_000,
});

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quittance-bench-'));
  // As root, PostgreSQL runs as another user, who has to pass through it.
  await chmod(folder, 0o755);
  const config = benchConfig(path.join(folder, 'data'));
  const server = await openDatabase(config);
  const original = await prepareSchema(server.ownerUrl, config);
  let copies = 0;

  const withApp = async <Result>(url: string, use: (app: App, url: string) => Promise<Result>): Promise<Result> => {
    const { db, close } = connect(url, { poolSize: connections });
    try {
      return await use(createApp({ config, db, log: createLogger({ level: 'silent' }) }), url);
    } finally {
      await close();
    }
  };
  return {
    prepare: (use) => withApp(original, use),
    async onCopy(use) {
      copies += 1;
      const name = `copy_${copies}`;
      await asOwner(server.ownerUrl, `create database ${name} template ${databaseIn(original)}`);
      try {
        return await withApp(inDatabase(original, name), use);
      } finally {
        await asOwner(server.ownerUrl, `drop database ${name} with (force)`);
      }
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills the app's pool: each transaction holds its connection until all have one. */
export async function openConnections({ db }: App): Promise<void> {
  let waiting = connections;
  let letGo = () => {};
  const all = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await Promise.all(
    Array.from({ length: connections }, () =>
      inTransaction(db, async () => {
        waiting -= 1;
        if (waiting === 0) letGo();
        await all;
      }),
    ),
  );
}

const databaseIn = (url: string): string => new URL(url).pathname.slice(1);

function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function asOwner(ownerUrl: string, statement: string): Promise<void> {
  // Not in the database that is copied: an open connection would forbid it.
  const client = new pg.Client({ connectionString: inDatabase(ownerUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
