import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { limitedClient } from './connection-limits.ts';
import type { Connection, Database } from './database.ts';
import { prepareStatements } from './prepared-statements.ts';
import { TrackedPool } from './unavailability.ts';

const { builtins } = pg.types;

/**
 * Whole numbers become bigint, since counts and sequence numbers may exceed 2^53. Calendar dates stay `YYYY-MM-DD`: a
 * Date would shift them to the process's time zone. Numerics stay text; money code turns them into bigint.
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
  /** Maximum number of open connections; default 10. */
  readonly poolSize?: number;
  /** Time limits; default: those of a job. */
  readonly limits?: ConnectionLimits;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /**
   * Don't wait for the disk at each commit. A database crash may lose the last commits, but never half of one. For work
   * that is repeated after a crash.
   */
  readonly mayLoseLastCommits?: boolean;
  /**
   * For work that changes the schema: repeated statements are not prepared. A text may hold several commands, and what it
   * reads may change between two runs.
   */
  readonly changesSchema?: boolean;
  /** Receives errors of idle connections. The pool replaces these connections. */
  readonly onIdleError?: (error: Error) => void;
}

export interface OpenConnection {
  readonly db: Connection;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/** Opens a pool. It connects at the first query. */
export function connect(url: string, options: ConnectOptions = {}): OpenConnection {
  const pool = new TrackedPool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'quittance',
    types: typeParsers,
    ...limitedClient(
      options.limits ?? defaultDatabaseLimits.job,
      options.mayLoseLastCommits ? { synchronous_commit: 'off' } : {},
    ),
    // Frees what a session accumulates on the server, such as prepared statements that are no longer used.
    maxLifetimeSeconds: 3600,
  });
  // Without listeners, a database restart would end the process. The pool listens to idle connections only; one that is
  // checked out can also break, between two statements.
  const onError = options.onIdleError ?? (() => {});
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (!options.changesSchema) prepareStatements(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
