import { z } from 'zod';

/** Time limits of a database connection, in milliseconds. */
export interface ConnectionLimits {
  /** Wait for a connection, from the pool or new. */
  readonly connectionMs: number;
  readonly statementMs: number;
  /** Wait for one lock of a row or a table. */
  readonly lockMs: number;
  /** Pause between two statements of a transaction, while its locks are held. */
  readonly idleMs: number;
}

/** Kinds of work that use connections. Each kind has its own limits. */
const kinds = ['CALL', 'JOB', 'VERIFIER', 'MIGRATION', 'LISTENER'] as const;
type Kind = (typeof kinds)[number];
export type WorkKind = Lowercase<Kind>;
export type DatabaseLimits = Readonly<Record<WorkKind, ConnectionLimits>>;

type SettingName = `DATABASE_${Kind}_${'CONNECTION' | 'STATEMENT' | 'LOCK' | 'IDLE'}_SECONDS`;

const seconds = (fallback: number, description: string) =>
  z.coerce.number().min(0.1).max(86_400).default(fallback).describe(description);

type Seconds = readonly [connection: number, statement: number, lock: number, idle: number];

function limitSettings(kind: Kind, who: string, [connection, statement, lock, idle]: Seconds) {
  return {
    [`DATABASE_${kind}_CONNECTION_SECONDS`]: seconds(connection, `Longest wait of ${who} for a database connection.`),
    [`DATABASE_${kind}_STATEMENT_SECONDS`]: seconds(statement, `Longest run of one statement of ${who}.`),
    [`DATABASE_${kind}_LOCK_SECONDS`]: seconds(lock, `Longest wait of ${who} for a lock.`),
    [`DATABASE_${kind}_IDLE_SECONDS`]: seconds(
      idle,
      `Longest pause of ${who} between two statements of a transaction.`,
    ),
  };
}

/** The time limits of each kind of work, as settings. */
export const databaseLimitSettings = {
  // A transaction does nothing but database work, so only a hung or overloaded process pauses in one.
  ...limitSettings('CALL', 'an HTTP call', [5, 15, 10, 10]),
  ...limitSettings('JOB', 'a background job', [30, 120, 30, 60]),
  // The verification reads files with chain heads within its transaction.
  ...limitSettings('VERIFIER', 'the ledger verification', [30, 900, 30, 300]),
  // Processes that start together wait for a lock while one of them migrates.
  ...limitSettings('MIGRATION', 'a migration', [30, 3600, 600, 60]),
  ...limitSettings('LISTENER', 'the live event listener', [5, 5, 5, 5]),
} as Record<SettingName, ReturnType<typeof seconds>>;

export const databaseLimitsOf = (given: Readonly<Record<SettingName, number>>): DatabaseLimits =>
  Object.fromEntries(kinds.map((kind) => [kind.toLowerCase(), limitsOf(given, kind)])) as Record<
    WorkKind,
    ConnectionLimits
  >;

/** The limits without any configuration. */
export const defaultDatabaseLimits = databaseLimitsOf(z.object(databaseLimitSettings).parse({}));

function limitsOf(given: Readonly<Record<SettingName, number>>, kind: Kind): ConnectionLimits {
  return {
    connectionMs: given[`DATABASE_${kind}_CONNECTION_SECONDS`] * 1000,
    statementMs: given[`DATABASE_${kind}_STATEMENT_SECONDS`] * 1000,
    lockMs: given[`DATABASE_${kind}_LOCK_SECONDS`] * 1000,
    idleMs: given[`DATABASE_${kind}_IDLE_SECONDS`] * 1000,
  };
}
