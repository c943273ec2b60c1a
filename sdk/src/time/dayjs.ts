import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

/** Called for its result: a bundler may leave out a statement that nothing seems to need, but not this one. */
function withTimeZones(): typeof dayjs {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  return dayjs;
}

const extended = withTimeZones();

export { extended as dayjs };
