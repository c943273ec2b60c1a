import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listIncome = defineCall({
  method: 'GET',
  path: '/invoices/income',
  summary: 'Invoices that the organization issued, drafts included, newest due date first.',
  origin: 'spec',
  access: organizationReaders,
  query: listQuery,
  output: page(invoiceRow),
  errors: [],
});
