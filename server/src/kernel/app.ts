import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Connection } from '../db/index.ts';
import type { Providers } from '../providers/index.ts';
import type { Clock } from './clock.ts';

/** What one server process is made of; every operation receives what it needs from here. */
export interface App {
  readonly config: Config;
  /** Connection pool under the app's own role. */
  readonly db: Connection;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly log: Logger;
}
