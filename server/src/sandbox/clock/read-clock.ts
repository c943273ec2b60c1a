import type { CallContext } from '../../kernel/index.ts';

/** Returns the time of the business clock. */
export async function readClock({ app, db }: CallContext): Promise<{ now: string; businessDate: string }> {
  const [now, businessDate] = await Promise.all([app.clock.now(db), app.clock.today(db)]);
  return { now: now.toISOString(), businessDate };
}
