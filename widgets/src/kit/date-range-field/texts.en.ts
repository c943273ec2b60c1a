import { defineTexts } from '@quittance/sdk/i18n';

/** Choosing the first and the last day of a range. */
export const dateRangeFieldTexts = defineTexts('date-range-field', {
  range: '{{start}} – {{end}}',
  chooseRange: 'Choose the first and the last day',
  chooseStart: 'Choose the first day.',
  chooseEnd: 'From {{date}}. Choose the last day.',
  presets: 'Frequent ranges',
  today: 'Today',
  last7Days: 'Last 7 Days',
  last30Days: 'Last 30 Days',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  monthBeforeLast: 'Month before last',
  all: 'All',
});
