import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { seriesRow } from './shapes.ts';

export const listSeries = defineCall({
  method: 'GET',
  path: '/invoice-series',
  summary: 'Recurring invoices of the organization, newest first.',
  origin: 'ours',
  access: organizationReaders,
  query: pageQuery,
  output: page(seriesRow),
  errors: [],
});
