import type { RawBuilder } from 'kysely';
import type { Connection } from '../db/index.ts';

/**
 * The business clock, which dates, rails and jobs go by. In sandbox mode it can be moved forward and is stored in the
 * database, so that all processes agree; it is therefore read through a connection. Security code (sessions, codes,
 * rate limits) uses `Date.now()` instead.
 */
export interface Clock {
  now(db: Connection): Promise<Date>;
  /**
   * The value of {@link now} as an expression, to read it within another statement; null where time isn't in the
   * database.
   */
  readonly reading: RawBuilder<Date | null>;
  /** Sets the transaction's instant to a value read by {@link reading}, unless it is already set. */
  remember(transaction: Connection, instant: Date | null): void;
  /** Today's calendar date in America/New_York, YYYY-MM-DD. */
  today(db: Connection): Promise<string>;
}
