import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../config/index.ts';
import { AppRoleError, ensureAppRole, grantToAppRole, prepareGivenRole, roleOf } from './app-role.ts';
import { requireSupportedVersion } from './database-version.ts';
import { startEmbeddedPostgres } from './embedded-postgres/index.ts';
import { prepareHeadKeeper } from './head-keeper.ts';
import { migrateToLatest } from './migrate.ts';
import { onConnection } from './on-connection.ts';

/** Our database in the embedded PostgreSQL. */
const databaseName = 'quittance';

/** The database of this installation: the one at DATABASE_URL, or the embedded one. */
export interface DatabaseServer {
  /** For migrations and other tasks that only an owner may do. */
  readonly ownerUrl: string;
  /** Resolves with the reason when an embedded PostgreSQL can't be restarted; never for an external one. */
  readonly lost: Promise<Error>;
  /** Stops an embedded PostgreSQL, unless another process still uses it. */
  close(): Promise<void>;
}

/**
 * Finds the database. Starts the embedded PostgreSQL if none runs. Doesn't change the schema: see {@link
 * prepareSchema}.
 * @param onRestart called after the embedded PostgreSQL ended and was restarted
 */
export async function openDatabase(config: Config, onRestart?: () => void): Promise<DatabaseServer> {
  if (config.databaseUrl) {
    return { ownerUrl: config.databaseUrl, lost: new Promise(() => {}), close: async () => {} };
  }
  const postgres = await startEmbeddedPostgres(config.dataDir, onRestart && { onRestart });
  await dropUnfinished(config, postgres.ownerUrl);
  const ownerUrl = await ensureDatabase(postgres.ownerUrl);
  // Lets other programs find the running database, such as a second server process.
  const addressFile = path.join(config.dataDir, 'database-url');
  await rm(addressFile, { force: true });
  await writeFile(addressFile, `${ownerUrl}\n`, { mode: 0o600 });
  return { ownerUrl, lost: postgres.lost, close: () => postgres.close() };
}

export interface SchemaOptions
  extends Pick<Config, 'databaseAppUrl' | 'databaseAllowOwner'>,
    Partial<Pick<Config, 'databaseLimits'>> {
  /** Called when `databaseAllowOwner` lets a role have more rights than it should. */
  readonly onFallback?: ((reason: AppRoleError) => void) | undefined;
}

/**
 * Migrates the schema, grants the app's role its rights and prepares the table of chain heads.
 * @returns the URL that the app connects to
 * @throws DatabaseVersionError, MigrationError, AppRoleError
 */
export async function prepareSchema(ownerUrl: string, options: SchemaOptions): Promise<string> {
  await requireSupportedVersion(ownerUrl);
  await migrateToLatest(ownerUrl, { limits: options.databaseLimits?.migration });
  const appUrl = await prepareAppRole(ownerUrl, options);
  await prepareHeadKeeper(ownerUrl, {
    appRole: roleOf(appUrl),
    allowOwner: options.databaseAllowOwner,
    onFallback: options.onFallback,
  });
  return appUrl;
}

async function prepareAppRole(
  ownerUrl: string,
  { databaseAppUrl, databaseAllowOwner, onFallback }: SchemaOptions,
): Promise<string> {
  try {
    if (databaseAppUrl) await prepareGivenRole(ownerUrl, databaseAppUrl);
    return databaseAppUrl ?? (await prepareOwnRole(ownerUrl));
  } catch (error) {
    if (!(error instanceof AppRoleError && databaseAllowOwner)) throw error;
    onFallback?.(error);
    return databaseAppUrl ?? ownerUrl;
  }
}

async function prepareOwnRole(ownerUrl: string): Promise<string> {
  const appUrl = await ensureAppRole(ownerUrl);
  await grantToAppRole(ownerUrl);
  return appUrl;
}

/**
 * Runs the work that fills an empty database. If the process ends half-way, the next start begins with an empty
 * embedded database; an external one is never dropped.
 */
export async function fillWhole(config: Config, fill: () => Promise<void>): Promise<void> {
  if (config.databaseUrl) return fill();
  const mark = unfinishedMark(config);
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(mark, '');
  await fill();
  await rm(mark);
}

const unfinishedMark = (config: Config): string => path.join(config.dataDir, 'unfinished');

async function dropUnfinished(config: Config, clusterUrl: string): Promise<void> {
  const mark = unfinishedMark(config);
  if (!existsSync(mark)) return;
  // Without `force`: PostgreSQL must refuse while another process is still filling it.
  const drop = (client: pg.Client) => client.query(`drop database if exists ${databaseName}`).then(() => rm(mark));
  await onConnection(clusterUrl, (client) => drop(client).catch(ignore('55006')));
}

async function ensureDatabase(clusterUrl: string): Promise<string> {
  await onConnection(clusterUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    // Another process may create it between the check and the command.
    if (!rowCount) await client.query(`create database ${databaseName}`).catch(ignore('42P04', '23505'));
  });
  const url = new URL(clusterUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
}

const ignore =
  (...codes: readonly string[]) =>
  (error: { readonly code?: string }): void => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
