import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadConfig } from '../../../server/src/config/index.ts';
import { openDatabase } from '../../../server/src/db/index.ts';

/** A PostgreSQL for the bench, with default settings. */
export interface BenchCluster {
  /** Of the PostgreSQL process whose children serve the connections. */
  readonly pid: number;
  /** Creates an empty database. @returns its owner's connection URL */
  createDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

export async function startCluster(): Promise<BenchCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quittance-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o755);
  const server = await openDatabase(loadConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' }));
  const [pid] = (await readFile(path.join(await dataFolderOf(server.ownerUrl), 'postmaster.pid'), 'utf8')).split('\n');
  return {
    pid: Number(pid),
    async createDatabase(name) {
      await withClient(server.ownerUrl, (client) => client.query(`create database ${name}`));
      const url = new URL(server.ownerUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const dataFolderOf = (url: string): Promise<string> =>
  withClient(url, async (client) => (await client.query('show data_directory')).rows[0].data_directory);

/** Runs work on one connection. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
