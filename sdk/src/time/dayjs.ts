import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

/** A function, because bundlers may drop a statement whose result is unused. */
function withTimeZones(): typeof dayjs {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  return dayjs;
}

const extended = withTimeZones();

export { extended as dayjs };
