import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createClock, moveClockTo } from './index.ts';

const { db } = testDatabase();
const clock = createClock({ mode: 'sandbox' });
const dayMs = 86_400_000;

const inDays = async (days: number) => new Date((await clock.now(db)).getTime() + days * dayMs);

it('reads real time until it is moved', async () => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const difference = (await clock.now(db)).getTime() - (rows[0]?.now.getTime() ?? 0);
  expect(difference).toBeGreaterThanOrEqual(0);
  expect(difference).toBeLessThan(dayMs / 24);
});

it('shows the instant it was moved to, and continues from there', async () => {
  const target = await inDays(10);
  await moveClockTo(db, target);
  const first = await clock.now(db);
  expect(first.getTime()).toBeGreaterThanOrEqual(target.getTime());
  expect(first.getTime()).toBeLessThan(target.getTime() + dayMs / 24);
  expect((await clock.now(db)).getTime()).toBeGreaterThanOrEqual(first.getTime());
});

it('never runs backwards', async () => {
  const before = await clock.now(db);
  await moveClockTo(db, new Date(before.getTime() - 5 * dayMs));
  expect((await clock.now(db)).getTime()).toBeGreaterThanOrEqual(before.getTime());
});

it('returns the calendar date in New York', async () => {
  const midnightInNewYork = new Date('2031-03-10T04:00:00Z');
  await moveClockTo(db, new Date(midnightInNewYork.getTime() - 60_000));
  expect(await clock.today(db)).toBe('2031-03-09');
  await moveClockTo(db, midnightInNewYork);
  expect(await clock.today(db)).toBe('2031-03-10');
});

it('is constant within a transaction, except for moves made in it', async () => {
  await inTransaction(db, async (transaction) => {
    const first = await clock.now(transaction);
    await sql`select pg_sleep(0.002)`.execute(transaction);
    expect(await clock.now(transaction)).toEqual(first);
    const target = new Date(first.getTime() + dayMs);
    await moveClockTo(transaction, target);
    expect((await clock.now(transaction)).getTime()).toBeGreaterThanOrEqual(target.getTime());
  });
});

it('can’t be moved in production, where it ignores the offset', async () => {
  const real = createClock({ mode: 'production' });
  await moveClockTo(db, await inDays(400));
  expect(Math.abs((await real.now(db)).getTime() - Date.now())).toBeLessThan(dayMs / 24);
});
