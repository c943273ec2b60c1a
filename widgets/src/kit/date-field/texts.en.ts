import { defineTexts } from '@quittance/sdk/i18n';

/** Choosing and typing a date. */
export const dateFieldTexts = defineTexts('date-field', {
  placeholder: '-Choose a date-',
  openCalendar: 'Open the calendar',
  chooseDate: 'Choose a date',
  clear: 'Clear',
  invalid: 'Invalid date',
  broughtBack: 'A date is required. Restored {{date}}.',
  tooLate: 'Please choose {{date}} or an earlier date.',
  tooEarly: 'Please choose {{date}} or a later date.',
  setToLatest: 'Set to the latest possible date, {{date}}.',
  setToEarliest: 'Set to the earliest possible date, {{date}}.',
});
