import pg from 'pg';
import type { ConnectionLimits } from '../config/index.ts';

/**
 * How much longer than the statement's limit the client waits, so that the server's own error arrives first if it can.
 */
const graceMs = (statementMs: number): number => Math.min(statementMs, 5_000);

/**
 * Keepalive settings by which PostgreSQL detects a vanished client: after 25 s it ends the session and frees its locks.
 * Otherwise the operating system decides, often after two hours.
 */
const serverKeepalives = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/**
 * Returns pg's configuration for these limits, for a pool or a single client.
 * @param settings further PostgreSQL settings for these connections
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
  // A process that hangs between two statements must not keep its row locks.
  idle_in_transaction_session_timeout: idleMs,
  // Without keepalive, connections to a vanished database seem open for hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: Object.entries({ ...serverKeepalives, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/** Closes a connection that doesn't answer: the next statement would wait behind the abandoned one. */
export class WatchedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads pass through unchanged.
  override query(...parameters: any[]): any {
    const answer = Reflect.apply(super.query, this, parameters);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#closeIfStalled(error));
    return answer;
  }

  #closeIfStalled(error: unknown): void {
    if (error instanceof Error && error.message === readTimeoutMessage) this.connection.stream.destroy();
  }
}

/** pg's message after `query_timeout`; the error has no code. */
export const readTimeoutMessage = 'Query read timeout';
