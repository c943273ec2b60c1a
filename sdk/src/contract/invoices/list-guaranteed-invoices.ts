import { defineCall, organizationReaders } from '../kernel/call.ts';
import { currencyCode, page, pageQuery } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listGuaranteedInvoices = defineCall({
  method: 'GET',
  path: '/guaranteed-funds',
  summary: 'Issued invoices in one currency whose money is reserved for the organization, newest due date first.',
  origin: 'spec',
  access: organizationReaders,
  query: pageQuery.extend({ currency: currencyCode.default('USD'), search: listQuery.shape.search }),
  output: page(invoiceRow),
  errors: [],
});
