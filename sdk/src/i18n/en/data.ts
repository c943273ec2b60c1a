import { defineTexts } from '../texts.ts';

/** What tables and lists of data say. */
export const dataTexts = defineTexts('data', {
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
  asTable: 'As a table',
  asChart: 'As a chart',
  period: 'Period',
  detailsOf: 'Details of {{row}}',
});
