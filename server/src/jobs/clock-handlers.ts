import { type CallContext, type Handlers, prepared } from '../kernel/index.ts';
import { advanceClock } from './walk.ts';
import type { Work } from './work.ts';

const hourMs = 3_600_000;

/** The calls of the sandbox's clock; `work` is what falls due when it is moved. */
export const createClockHandlers = (work: Work): Handlers<'getClock' | 'moveClock'> => ({
  getClock: readClock,
  moveClock: prepared<'moveClock', void>({
    // Before the call's transaction: each thing that falls due on the way commits by itself, in order.
    prepare: ({ app }, { body }) => advanceClock(app, work, (body.days * 24 + body.hours) * hourMs),
    run: readClock,
  }),
});

async function readClock({ app, db }: CallContext): Promise<{ now: string; businessDate: string }> {
  const [now, businessDate] = await Promise.all([app.clock.now(db), app.clock.today(db)]);
  return { now: now.toISOString(), businessDate };
}
