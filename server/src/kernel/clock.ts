import type { RawBuilder } from 'kysely';
import type { Connection } from '../db/index.ts';

/**
 * Business time: what dates, rails and jobs go by. In sandbox mode it can be moved forward and is kept in the database,
 * so that all processes agree; it is therefore read through a connection. What guards security (sessions, codes, rate
 * limits) uses `Date.now()` instead and never this.
 */
export interface Clock {
  now(db: Connection): Promise<Date>;
  /** What {@link now} reads, as an expression for a statement that is made anyway; null where time isn't in the database. */
  readonly reading: RawBuilder<Date | null>;
  /** Takes what a statement of the transaction has read by {@link reading} for the transaction's instant, unless it has one. */
  remember(transaction: Connection, instant: Date | null): void;
  /** Today's calendar date in America/New_York, YYYY-MM-DD. */
  today(db: Connection): Promise<string>;
}
