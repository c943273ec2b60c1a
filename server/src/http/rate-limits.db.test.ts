import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

const minute = (count: number) => Date.UTC(2026, 0, 1) + count * 60_000;

/** Counts how many of `count` simultaneous requests pass, spread over limiters that share the database. */
async function countTaken(
  limiters: ReturnType<typeof createRateLimiter>[],
  bucket: string,
  limit: number,
  requests: number,
) {
  const attempts = Array.from({ length: requests }, (_, index) =>
    (limiters[index % limiters.length] ?? expect.fail()).take(bucket, limit),
  );
  const results = await Promise.allSettled(attempts);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('a small limit', () => {
  it('is exact across several processes', async () => {
    const limiters = Array.from({ length: 3 }, () => createRateLimiter(db, () => minute(1)));
    expect(await countTaken(limiters, 'small', 20, 90)).toBe(20);
    expect(await countTaken(limiters, 'small', 20, 30)).toBe(0);
  });

  it('counts every bucket separately', async () => {
    const limiter = createRateLimiter(db, () => minute(2));
    expect(await countTaken([limiter], 'one', 2, 5)).toBe(2);
    expect(await countTaken([limiter], 'other', 2, 5)).toBe(2);
  });

  it('starts over each minute, and says when', async () => {
    let now = minute(3) + 40_000;
    const limiter = createRateLimiter(db, () => now);
    await limiter.take('renewed', 1);
    await expect(limiter.take('renewed', 1)).rejects.toMatchObject({ code: 'RateLimitError', retryAfterSeconds: 20 });
    now = minute(4);
    await limiter.take('renewed', 1);
  });
});

describe('a large limit', () => {
  it('is never exceeded, and reached except for other processes’ leases', async () => {
    const limiters = Array.from({ length: 2 }, () => createRateLimiter(db, () => minute(5)));
    const taken = await countTaken(limiters, 'large', 400, 1000);
    expect(taken).toBeLessThanOrEqual(400);
    expect(taken).toBeGreaterThanOrEqual(390);
  });

  it('writes far less often than it is asked', async () => {
    const limiter = createRateLimiter(db, () => minute(6));
    await countTaken([limiter], 'cheap', 400, 100);
    const rows = await db.selectFrom('rate_limits').select('count').where('bucket', '=', 'cheap').execute();
    expect(rows).toEqual([{ count: 100 }]);
  });
});

describe('over HTTP', () => {
  it('sign-in is limited by address, on all servers together, and other calls go on', async () => {
    const options = {
      db,
      environment: { GUARDED_CALLS_PER_MINUTE: '5', TRUSTED_PROXY_HOPS: '1' },
      handlers: { startSession: () => ({}), getPublicConstants: () => ({}) },
    };
    const servers = [testHttpApp(options), testHttpApp(options)];
    const signIn = (index: number, address: string) =>
      send(servers[index % 2] ?? expect.fail(), 'POST', '/sessions/intermediate', {
        body: { email: 'a@b.co', password: 'x' },
        headers: { 'x-forwarded-for': `203.0.113.${index}, ${address}` },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => signIn(index, '198.51.100.7')));
    const refused = answers.filter(({ status }) => status === 429);
    // Five pass; up to ten if a minute of real time ends in between.
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeLessThanOrEqual(7);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ code: 'RateLimitError' });
    expect((await signIn(0, '198.51.100.8')).status).toBe(200);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    expect((await send(servers[0] ?? expect.fail(), 'GET', '/constants', { headers })).status).toBe(200);
  });
});
