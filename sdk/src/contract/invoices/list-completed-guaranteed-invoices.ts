import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { guaranteedQuery, invoiceRow } from './shapes.ts';

export const listCompletedGuaranteedInvoices = defineCall({
  method: 'GET',
  path: '/guaranteed-funds/completed',
  summary: 'Issued invoices in one currency whose money was reserved before the due date and has been paid out since.',
  origin: 'spec',
  access: organizationReaders,
  query: guaranteedQuery,
  output: page(invoiceRow),
  errors: [],
});
