import { businessDateOf } from '@quittance/sdk/time';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../config/index.ts';
import type { Connection } from '../db/index.ts';
import type { Clock } from '../kernel/index.ts';

/** Every row of one transaction has the same instant. Remembering it also saves a query for each journal. */
const instantOfTransaction = new WeakMap<Connection, Promise<Date>>();

/** Creates the business clock: real time in production, real time plus the stored offset in sandbox mode. */
export const createClock = ({ mode }: Pick<Config, 'mode'>): Clock =>
  mode === 'sandbox' ? clockReading(readSandboxTime, sandboxTime) : clockReading(async () => new Date(), sql`null`);

/** Sandbox time also reads real time from the database server, so that all processes agree to the millisecond. */
const sandboxTime = sql<Date>`(
  select clock_timestamp() + make_interval(secs => offset_ms / 1000.0) from business_clock)`;

async function readSandboxTime(db: Connection): Promise<Date> {
  const { rows } = await sql<{ now: Date | null }>`select ${sandboxTime} as now`.execute(db);
  if (!rows[0]?.now) throw new Error('The business clock has no row.');
  return rows[0].now;
}

function clockReading(read: (db: Connection) => Promise<Date>, reading: RawBuilder<Date | null>): Clock {
  const now = (db: Connection): Promise<Date> => {
    if (!db.isTransaction) return read(db);
    const known = instantOfTransaction.get(db) ?? read(db);
    instantOfTransaction.set(db, known);
    return known;
  };
  return {
    now,
    today: async (db) => businessDateOf(await now(db)),
    reading,
    remember(db, instant) {
      if (instant && db.isTransaction && !instantOfTransaction.has(db)) {
        instantOfTransaction.set(db, Promise.resolve(instant));
      }
    },
  };
}

/**
 * Moves the sandbox's business time forward to the instant, for all processes. Does nothing if the instant has passed:
 * business time never runs backwards.
 */
export async function moveClockTo(db: Connection, instant: Date): Promise<void> {
  instantOfTransaction.delete(db);
  await sql`
    update business_clock set offset_ms = greatest(
      offset_ms, ceil(extract(epoch from ${instant}::timestamptz - clock_timestamp()) * 1000)::bigint)`.execute(db);
}
