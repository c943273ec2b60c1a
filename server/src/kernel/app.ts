import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Connection } from '../db/index.ts';
import type { Clock } from './clock.ts';

/**
 * The outside services, one port each. Operations know these types, never an adapter. The area `providers` adds the
 * ports by declaration merging, so that the kernel knows no area.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the area fills it.
export interface Providers {}

/** The parts of one server process, from which every operation gets what it needs. */
export interface App {
  readonly config: Config;
  /** Connection pool of the app's role. */
  readonly db: Connection;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly log: Logger;
}
