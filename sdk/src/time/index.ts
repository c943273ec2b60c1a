export { addBankingDays, isBankingDay, nextBankingDay } from './banking-days.ts';
export { businessDateOf } from './business-day.ts';
export {
  addDays,
  addMonths,
  type BusinessDate,
  daysBetween,
  InvalidDateError,
  isBusinessDate,
  weekdayOf,
} from './calendar.ts';
export {
  formatBusinessDate,
  formatBusinessInstant,
  formatCalendarDate,
  formatMonth,
  formatTime,
} from './format-date.ts';
export { startOfBusinessDay } from './start-of-business-day.ts';
