import { advanceClock } from '../../jobs/index.ts';
import { prepared } from '../../kernel/index.ts';
import { work } from '../../work.ts';
import { readClock } from './read-clock.ts';

const hourMs = 3_600_000;

export const handler = prepared<'moveClock', void>({
  // Before the call's transaction: work due on the way commits separately, in order.
  prepare: ({ app }, { body }) => advanceClock(app, work, (body.days * 24 + body.hours) * hourMs),
  run: readClock,
});
