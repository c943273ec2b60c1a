import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';

const windowMs = 60_000;
/** Number of leases per bucket and limit; a process writes at most this often per minute and bucket. */
const leasesPerLimit = 40;

interface Lease {
  left: number;
  isExhausted: boolean;
  renewal: Promise<void> | undefined;
}

/** Counts requests per bucket and minute, over all processes on one database. */
export interface RateLimiter {
  /** @throws RateLimitError when the bucket has had `limit` requests in this minute of real time */
  take(bucket: string, limit: number): Promise<void>;
}

/**
 * Creates a limiter. A process doesn't write for each request: it leases a few requests from the shared count and
 * spends them locally. Small limits are leased one by one and therefore exact. Of a large limit, each process may leave
 * part of its last lease unused, so that up to a fortieth each is refused too early, but never too late.
 */
export function createRateLimiter(db: Connection, now: () => number = Date.now): RateLimiter {
  let windowStart = 0;
  let leases = new Map<string, Lease>();

  const enterWindow = (start: number): void => {
    windowStart = start;
    leases = new Map();
  };

  const renew = async (lease: Lease, bucket: string, limit: number): Promise<void> => {
    const size = Math.ceil(limit / leasesPerLimit);
    const total = await addToCount(db, bucket, new Date(windowStart), size);
    lease.left += Math.max(0, size - Math.max(0, total - limit));
    lease.isExhausted = total > limit;
  };

  return {
    async take(bucket, limit) {
      const start = Math.floor(now() / windowMs) * windowMs;
      if (start !== windowStart) enterWindow(start);
      const lease = leases.get(bucket) ?? { left: 0, isExhausted: false, renewal: undefined };
      leases.set(bucket, lease);
      while (lease.left === 0 && !lease.isExhausted) {
        // Simultaneous requests share one renewal.
        lease.renewal ??= renew(lease, bucket, limit).finally(() => {
          lease.renewal = undefined;
        });
        await lease.renewal;
      }
      if (lease.left === 0) throw tooManyRequests(start + windowMs - now());
      lease.left -= 1;
    },
  };
}

const tooManyRequests = (waitMs: number) =>
  new Refusal('RateLimitError', 'Too many requests. Try again later.', [], {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

async function addToCount(db: Connection, bucket: string, windowStart: Date, count: number): Promise<number> {
  const row = await db
    .insertInto('rate_limits')
    .values({ bucket, window_start: windowStart, count })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ count: sql`rate_limits.count + excluded.count` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}
