import { defineCall, organizationReaders } from '../kernel/call.ts';
import { currencyCode, page, pageQuery } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listCompletedGuaranteedInvoices = defineCall({
  method: 'GET',
  path: '/guaranteed-funds/completed',
  summary: 'Issued invoices in one currency whose money was reserved before the due date and has been paid out since.',
  origin: 'spec',
  access: organizationReaders,
  query: pageQuery.extend({ currency: currencyCode.default('USD'), search: listQuery.shape.search }),
  output: page(invoiceRow),
  errors: [],
});
