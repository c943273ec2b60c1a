import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { guaranteedQuery, invoiceRow } from './shapes.ts';

export const listGuaranteedInvoices = defineCall({
  method: 'GET',
  path: '/guaranteed-funds',
  summary: 'Issued invoices in one currency whose money is reserved for the organization.',
  origin: 'spec',
  access: organizationReaders,
  query: guaranteedQuery,
  output: page(invoiceRow),
  errors: [],
});
