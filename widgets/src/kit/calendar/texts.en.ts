import { defineTexts } from '@quittance/sdk/i18n';

/** Turning the pages of a calendar. */
export const calendarTexts = defineTexts('calendar', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
});
