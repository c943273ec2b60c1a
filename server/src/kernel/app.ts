import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Connection } from '../db/index.ts';
import type { Clock } from './clock.ts';

/**
 * The outside world, a port each. Operations know these types and never an adapter. The area `providers` adds the ports, by
 * declaration merging, so that the kernel knows no area.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the area fills it.
export interface Providers {}

/** What one server process is made of; every operation receives what it needs from here. */
export interface App {
  readonly config: Config;
  /** Connection pool under the app's own role. */
  readonly db: Connection;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly log: Logger;
}
