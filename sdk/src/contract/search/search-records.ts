import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { searchTerm } from '../kernel/wire.ts';
import { maxSearchHits, searchHit } from './shapes.ts';

export const searchRecords = defineCall({
  method: 'GET',
  path: '/search',
  summary: 'The organization’s contacts and invoices that match a text, those of one kind together, the best first.',
  origin: 'ours',
  access: organizationReaders,
  query: z.object({
    q: searchTerm.describe('Part of a name, a handle, an address or an invoice number; accents and case don’t matter.'),
  }),
  output: z.object({ items: z.array(searchHit).max(maxSearchHits) }),
  errors: [],
});
