import { defineTexts } from '@quittance/sdk/i18n';

/** Rows of a table: sorting, filters, selection, details. */
export const dataTableTexts = defineTexts('data-table', {
  rows_one: '{{number}} row',
  rows_other: '{{number}} rows',
  matchingRows: '{{number}} of {{total}} rows',
  sortedAscending: 'Sorted by {{column}}, ascending',
  sortedDescending: 'Sorted by {{column}}, descending',
  sort: 'Sort',
  filters: 'Filters',
  filtersInUse: 'Filters ({{number}})',
  clearFilters: 'Clear filters',
  noMatch: 'No rows match these filters',
  columns: 'Columns',
  selected: '{{number}} selected',
  selectAll: 'Select all rows',
  selectRow: 'Select {{row}}',
  details: 'Details',
  detailsOf: 'Details of {{row}}',
});
