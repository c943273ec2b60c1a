import { businessReaders, defineCall } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listIncome = defineCall({
  method: 'GET',
  path: '/invoices/income',
  summary: 'Invoices that the business issued, drafts included, newest due date first.',
  origin: 'spec',
  access: businessReaders,
  query: listQuery,
  output: page(invoiceRow),
  errors: [],
});
