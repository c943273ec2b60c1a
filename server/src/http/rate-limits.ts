import type { Config } from '../config/index.ts';
import { addressBlock } from '../kernel/index.ts';
import type { DeclaredRoute } from './declared-routes.ts';

/** Returns the bucket of a call and its limit per minute. */
export function rateLimitOf(
  { name, call }: DeclaredRoute,
  ip: string,
  config: Config,
): { bucket: string; limit: number } {
  const address = addressBlock(ip);
  return call.isGuarded
    ? { bucket: `${name} ${address}`, limit: config.guardedCallsPerMinute }
    : { bucket: `calls ${address}`, limit: config.callsPerMinute };
}
