import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page } from '../kernel/wire.ts';
import { invoiceRow, listQuery } from './shapes.ts';

export const listInvoiceLog = defineCall({
  method: 'GET',
  path: '/invoices/log',
  summary: 'Finished and archived invoices of the organization, latest due date first unless sorted otherwise.',
  origin: 'spec',
  access: organizationReaders,
  query: listQuery.omit({ payment: true }).extend({
    viewer: z
      .enum(['seller', 'buyer'])
      .optional()
      .describe('seller: issued invoices; buyer: received invoices; absent: both.'),
  }),
  output: page(invoiceRow),
  errors: [],
});
