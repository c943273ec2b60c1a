import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { listQuery } from './shapes.ts';

export const exportInvoices = defineCall({
  method: 'GET',
  path: '/invoices-file',
  summary: 'All invoices of a list that match a filter, as a CSV file of any length.',
  origin: 'ours',
  access: organizationReaders,
  query: listQuery.omit({ cursor: true, limit: true }).extend({
    list: z.enum(['income', 'expenses', 'income-log', 'expense-log', 'guaranteed', 'completed']),
  }),
  file: { types: ['text/csv'], description: 'UTF-8 with a byte order mark; one row for each invoice.' },
  errors: [],
});
