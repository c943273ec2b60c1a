import { defineTexts } from '@quittance/sdk/i18n';

/** A chart and its table. */
export const chartTexts = defineTexts('chart', {
  asTable: 'As a table',
  asChart: 'As a chart',
  period: 'Period',
});
