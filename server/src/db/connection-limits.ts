import pg from 'pg';
import type { ConnectionLimits } from '../config/index.ts';

/** How much longer than its statement a connection is waited for: the server's own refusal comes first if it can. */
const graceMs = (statementMs: number): number => Math.min(statementMs, 5_000);

/**
 * How PostgreSQL finds a client that vanished without a word: after 25 s its session ends, with its locks. Without it the
 * operating system decides, often after two hours.
 */
const serverKeepalives = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/**
 * What pg needs to know to keep the limits; for a pool and for a single client.
 * @param settings further settings of PostgreSQL for these connections
 */
export const limitedClient = (
  { connectionMs, statementMs, lockMs, idleMs }: ConnectionLimits,
  settings: Readonly<Record<string, string>> = {},
) => ({
  Client: WatchedClient,
  connectionTimeoutMillis: connectionMs,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  query_timeout: statementMs + graceMs(statementMs),
  // A process that hangs between two statements must not hold its row locks for ever.
  idle_in_transaction_session_timeout: idleMs,
  // Without it, connections to a database that vanished without a word seem open for hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: Object.entries({ ...serverKeepalives, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/** Closes a connection that doesn't answer: the next statement would wait behind the one that was given up. */
export class WatchedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads pass through unchanged.
  override query(...parameters: any[]): any {
    const answer = Reflect.apply(super.query, this, parameters);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#closeIfStalled(error));
    return answer;
  }

  #closeIfStalled(error: unknown): void {
    if (error instanceof Error && error.message === stalled) this.connection.stream.destroy();
  }
}

/** What pg says when `query_timeout` has passed; it has no code. */
export const stalled = 'Query read timeout';
