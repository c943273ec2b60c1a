import { defineTexts } from '@quittance/sdk/i18n';

/** Saving a list as a CSV file. */
export const csvExportTexts = defineTexts('csv-export', {
  start: 'Export CSV',
  cancel: 'Cancel export',
  running: 'Exporting… Rows so far: {{rows}}',
  done: 'Rows exported: {{rows}}',
  cut: 'Rows exported: the first {{rows}}. Filter the list to export the rest.',
});
