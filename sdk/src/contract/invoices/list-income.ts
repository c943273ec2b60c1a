import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listIncome = defineCall({
  method: 'GET',
  path: '/invoices/income',
  summary: 'Invoices that the organization issued, drafts included, latest due date first unless sorted otherwise.',
  origin: 'spec',
  access: organizationReaders,
  query: listQuery,
  output: page(invoiceRow),
  errors: [],
});
