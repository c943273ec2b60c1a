import pg from 'pg';
import type { ConnectionLimits } from '../config/index.ts';

/** How much longer than its statement a connection is waited for: the server's own refusal comes first if it can. */
const graceMs = (statementMs: number): number => Math.min(statementMs, 5_000);

/** What pg needs to know to keep the limits; for a pool and for a single client. */
export const limitedClient = ({ connectionMs, statementMs, lockMs }: ConnectionLimits) => ({
  Client: WatchedClient,
  connectionTimeoutMillis: connectionMs,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  query_timeout: statementMs + graceMs(statementMs),
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
