import { accountReaders, defineCall } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { transaction, transactionFilter } from './shapes.ts';

export const listTransactions = defineCall({
  method: 'GET',
  path: '/transactions',
  summary: 'The transactions of one currency account, newest first.',
  origin: 'ours',
  access: accountReaders,
  query: pageQuery.extend(transactionFilter.shape),
  output: page(transaction),
  errors: [],
});
