import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config/index.ts';
import { AppRoleError, ensureAppRole, grantToAppRole } from './app-role.ts';
import { startEmbeddedPostgres } from './embedded-postgres/index.ts';
import { migrateToLatest } from './migrate.ts';

/** The database of this installation: one's own by DATABASE_URL, or the embedded one. */
export interface DatabaseServer {
  /** For migrations and for what only an owner may do. */
  readonly ownerUrl: string;
  /** Whether the server started or joined the PostgreSQL in its data folder. */
  readonly isEmbedded: boolean;
  /** Resolves when an embedded PostgreSQL has gone without being asked to; never for an external one. */
  readonly lost: Promise<void>;
  /** Stops an embedded PostgreSQL, unless another process still uses it. */
  close(): Promise<void>;
}

/** Finds the database, starting the embedded PostgreSQL where none runs. The schema is left as it is: see {@link prepareSchema}. */
export async function openDatabase(config: Config): Promise<DatabaseServer> {
  if (config.databaseUrl) {
    return { ownerUrl: config.databaseUrl, isEmbedded: false, lost: new Promise(() => {}), close: async () => {} };
  }
  const postgres = await startEmbeddedPostgres(config.dataDir);
  const ownerUrl = await ensureDatabase(postgres.ownerUrl, 'quittance');
  // Lets other programs find the running database, such as a second server process.
  const addressFile = path.join(config.dataDir, 'database-url');
  await rm(addressFile, { force: true });
  await writeFile(addressFile, `${ownerUrl}\n`, { mode: 0o600 });
  return { ownerUrl, isEmbedded: true, lost: postgres.lost, close: () => postgres.close() };
}

/**
 * Migrates, then gives the app's role its rights.
 * @returns the URL the app works with
 * @throws MigrationError, AppRoleError
 */
export async function prepareSchema(
  ownerUrl: string,
  options: Pick<Config, 'databaseAppUrl' | 'databaseAllowOwner'>,
): Promise<string> {
  await migrateToLatest(ownerUrl);
  if (options.databaseAppUrl) return options.databaseAppUrl;
  try {
    const appUrl = await ensureAppRole(ownerUrl);
    await grantToAppRole(ownerUrl);
    return appUrl;
  } catch (error) {
    if (error instanceof AppRoleError && options.databaseAllowOwner) return ownerUrl;
    throw error;
  }
}

async function ensureDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreExisting);
  } finally {
    await client.end();
  }
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Another process made it between the look and the command. */
function ignoreExisting(error: { readonly code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}
