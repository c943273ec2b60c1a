import type { Connection } from '../db/index.ts';

/**
 * Business time: what dates, rails and jobs go by. In sandbox mode it can be moved forward and is kept in the database,
 * so that all processes agree; it is therefore read through a connection. What guards security (sessions, codes, rate
 * limits) uses `Date.now()` instead and never this.
 */
export interface Clock {
  now(db: Connection): Promise<Date>;
  /** Today's calendar date in America/New_York, YYYY-MM-DD. */
  today(db: Connection): Promise<string>;
}
