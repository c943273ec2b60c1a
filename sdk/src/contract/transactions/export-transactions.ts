import { defineCall, organizationReaders } from '../kernel/call.ts';
import { transactionFilter } from './shapes.ts';

export const exportTransactions = defineCall({
  method: 'GET',
  path: '/transactions-file',
  summary: 'All transactions of one currency account that match a filter, as a CSV file, newest first.',
  origin: 'ours',
  access: organizationReaders,
  query: transactionFilter,
  file: { types: ['text/csv'], description: 'UTF-8 with a byte order mark; one row for each transaction.' },
  errors: [],
});
