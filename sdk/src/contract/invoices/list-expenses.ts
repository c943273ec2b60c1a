import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listExpenses = defineCall({
  method: 'GET',
  path: '/invoices/expenses',
  summary: 'Invoices that the organization received, latest due date first unless sorted otherwise.',
  origin: 'spec',
  access: organizationReaders,
  query: listQuery,
  output: page(invoiceRow),
  errors: [],
});
