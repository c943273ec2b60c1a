import { type BusinessDate, InvalidDateError } from './calendar.ts';

/** The time zone of all business dates. */
export const businessTimeZone = 'America/New_York';

/** Created once: that takes longer than a hundred uses. */
const zoned = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Returns the calendar date of an instant in America/New_York.
 * @throws InvalidDateError
 */
export function businessDateOf(instant: Date): BusinessDate {
  if (Number.isNaN(instant.getTime())) throw new InvalidDateError(String(instant));
  const [month, , day, , year] = zoned.formatToParts(instant);
  return `${year?.value}-${month?.value}-${day?.value}`;
}
