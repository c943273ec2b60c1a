import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

/** A function, because bundlers may drop a statement whose result is unused. */
function withUtc(): typeof dayjs {
  dayjs.extend(utc);
  return dayjs;
}

const extended = withUtc();

export { extended as dayjs };
