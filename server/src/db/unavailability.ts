import pg from 'pg';
import { stalled } from './connection-limits.ts';

/**
 * - `away`: the database can't be reached, or the connection broke
 * - `busy`: no free connection, or a time-out passed; the statement and its transaction were undone
 */
export type Unavailability = 'away' | 'busy';

/** ENOENT: the database's Unix socket. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123])$/;

/** Too many connections or no memory, lock and statement time-outs, and what was undone in favour of another (40). */
const busyCodes = /^(53\w{3}|55P03|57014|40001|40P01)$/;

/** pg's own errors have no code. */
const awayMessages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const poolExhausted = 'timeout exceeded when trying to connect';

/** Files and providers fail with the same codes, such as ECONNREFUSED: only where an error arises shows what it is about. */
const ofDatabase = new WeakSet<Error>();

const remember = (error: unknown): void => {
  if (error instanceof Error) ofDatabase.add(error);
};

/** Knows its errors, and those of its connections, as the database's; see {@link unavailabilityOf}. */
export class KnownPool extends pg.Pool {
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

/** Why the database could not do it now, or null for every other error, such as a provider's. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (!(error instanceof Error && ofDatabase.has(error))) return null;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return awayCodes.test(code) ? 'away' : busyCodes.test(code) ? 'busy' : null;
  if (error.message === poolExhausted) return 'busy';
  return error.message === stalled || awayMessages.test(error.message) ? 'away' : null;
}
