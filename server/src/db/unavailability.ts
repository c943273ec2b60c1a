import { stalled } from './connection-limits.ts';

/**
 * - `away`: the database can't be reached, or the connection broke
 * - `busy`: no free connection, or a time-out passed; nothing was changed
 */
export type Unavailability = 'away' | 'busy';

const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123])$/;

/** Too many connections or no memory, lock and statement time-outs, and what was undone in favour of another (40). */
const busyCodes = /^(53\w{3}|55P03|57014|40001|40P01)$/;

/** pg's own errors have no code. */
const awayMessages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const poolExhausted = 'timeout exceeded when trying to connect';

/** Why the database could not do it now, or null for every other error. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (!(error instanceof Error)) return null;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return awayCodes.test(code) ? 'away' : busyCodes.test(code) ? 'busy' : null;
  if (error.message === poolExhausted) return 'busy';
  return error.message === stalled || awayMessages.test(error.message) ? 'away' : null;
}
