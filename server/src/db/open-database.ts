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

/** Of our database in the embedded PostgreSQL. */
const databaseName = 'quittance';

/** The database of this installation: one's own by DATABASE_URL, or the embedded one. */
export interface DatabaseServer {
  /** For migrations and for what only an owner may do. */
  readonly ownerUrl: string;
  /** Resolves with the reason when an embedded PostgreSQL has gone for good; never for an external one. */
  readonly lost: Promise<Error>;
  /** Stops an embedded PostgreSQL, unless another process still uses it. */
  close(): Promise<void>;
}

/**
 * Finds the database, starting the embedded PostgreSQL where none runs. The schema is left as it is: see {@link prepareSchema}.
 * @param onRestart told when the embedded PostgreSQL had ended and runs again
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
  /** Told when `databaseAllowOwner` lets a role do more than it should. */
  readonly onFallback?: ((reason: AppRoleError) => void) | undefined;
}

/**
 * Migrates, then gives the app's role its rights and the keeper of chain heads its table.
 * @returns the URL the app works with
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
 * Runs what fills an empty database. Should the process end half-way, the next start begins with an empty embedded database
 * again; an external one is never dropped.
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
  // Without `force`: while another process is still filling it, PostgreSQL refuses, and that is right.
  const drop = (client: pg.Client) => client.query(`drop database if exists ${databaseName}`).then(() => rm(mark));
  await onConnection(clusterUrl, (client) => drop(client).catch(ignore('55006')));
}

async function ensureDatabase(clusterUrl: string): Promise<string> {
  await onConnection(clusterUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    // Another process may make it between the look and the command.
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
