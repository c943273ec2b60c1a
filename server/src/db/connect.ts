import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { limitedClient } from './connection-limits.ts';
import type { Connection, Database } from './database.ts';
import { prepareStatements } from './prepared-statements.ts';
import { KnownPool } from './unavailability.ts';

const { builtins } = pg.types;

/**
 * Whole numbers come as bigint, since counts and sequence numbers may pass 2^53. Calendar dates stay `YYYY-MM-DD`: a Date
 * would move them to the process's time zone. Numerics stay text; money code turns them into bigint.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, BigInt],
  [builtins.DATE, String],
  [builtins.NUMERIC, String],
]);

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface ConnectOptions {
  /** Connections that may be open at once; default 10. */
  readonly poolSize?: number;
  /** Time-outs of the kind of work; default: those of a job. */
  readonly limits?: ConnectionLimits;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /**
   * Don't wait for the disk at each commit: a crash of the database may lose the last ones, though never leave half of one.
   * For what is done anew after a crash.
   */
  readonly mayLoseLastCommits?: boolean;
  /** Told of connections that broke while no statement ran on them; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}

export interface OpenConnection {
  readonly db: Connection;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/** Opens a pool; the first connection is made by the first query. */
export function connect(url: string, options: ConnectOptions = {}): OpenConnection {
  const pool = new KnownPool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'quittance',
    types: typeParsers,
    ...limitedClient(
      options.limits ?? defaultDatabaseLimits.job,
      options.mayLoseLastCommits ? { synchronous_commit: 'off' } : {},
    ),
    // Frees what a connection has gathered on the server, such as prepared statements that are no longer used.
    maxLifetimeSeconds: 3600,
  });
  // Without listeners, a database that stops or restarts would end the process: the pool listens only to connections that lie
  // in it, while one that is checked out may break between two statements too.
  const onError = options.onIdleError ?? (() => {});
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    prepareStatements(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
