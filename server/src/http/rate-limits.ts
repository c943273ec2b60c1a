import type { CallName } from '@quittance/sdk/contract';
import type { Config } from '../config/index.ts';
import { addressBlock } from '../kernel/index.ts';

/** Calls by which passwords, codes or tokens could be guessed, or mail be made to rain on somebody. */
const guardedCalls: ReadonlySet<CallName> = new Set([
  'confirmSession',
  'confirmStaffSession',
  'createDebitToken',
  'reportError',
  'sendEmailCode',
  'startSession',
  'startStaffSession',
]);

/** Which count a call goes to and how high that may rise in a minute. */
export function rateLimitOf(name: CallName, ip: string, config: Config): { bucket: string; limit: number } {
  const address = addressBlock(ip);
  return guardedCalls.has(name)
    ? { bucket: `${name} ${address}`, limit: config.guardedCallsPerMinute }
    : { bucket: `calls ${address}`, limit: config.callsPerMinute };
}
