import pg from 'pg';
import { readTimeoutMessage } from './connection-limits.ts';

/**
 * - `unreachable`: the database can't be reached, or the connection broke
 * - `busy`: no connection in time, or a time limit passed; the statement and its transaction were rolled back
 */
export type Unavailability = 'unreachable' | 'busy';

/** Connection errors. ENOENT: the database's Unix socket is missing. 25P03: PostgreSQL ended an idle transaction. */
const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|25P03|57P0[123])$/;

/** Too many connections, no memory, lock and statement time limits, serialization failures and deadlocks (40). */
const busyCodes = /^(53\w{3}|55P03|57014|40001|40P01)$/;

/** pg's own errors have no code. */
const unreachableMessages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
/** Waiting for a free connection, and for a new one: a busy machine takes long to open one. */
const busyMessages = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** Errors of our database. Needed because files and providers fail with the same codes, such as ECONNREFUSED. */
const databaseErrors = new WeakSet<Error>();

const remember = (error: unknown): void => {
  if (error instanceof Error) databaseErrors.add(error);
};

/** A pool that marks errors of its connections as the database's; see {@link unavailabilityOf}. */
export class TrackedPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', rememberErrorsOf);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads pass through unchanged.
  override connect(...parameters: any[]): any {
    return rememberErrorOf(Reflect.apply(super.connect, this, parameters));
  }
}

function rememberErrorsOf(client: pg.PoolClient): void {
  const send = client.query;
  client.query = ((...parameters: unknown[]) =>
    rememberErrorOf(Reflect.apply(send, client, parameters))) as typeof client.query;
}

function rememberErrorOf(answer: unknown): unknown {
  // This listener is the first, so it runs before the caller's.
  if (answer instanceof Promise) answer.catch(remember);
  return answer;
}

/** Returns why the database was unavailable; null for every other error, such as a provider's. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (!(error instanceof Error && databaseErrors.has(error))) return null;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string')
    return unreachableCodes.test(code) ? 'unreachable' : busyCodes.test(code) ? 'busy' : null;
  if (busyMessages.test(error.message)) return 'busy';
  return error.message === readTimeoutMessage || unreachableMessages.test(error.message) ? 'unreachable' : null;
}
