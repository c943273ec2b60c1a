import * as z from 'zod';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { searchTerm } from '../kernel/wire.ts';
import { maxSearchHits } from '../search/shapes.ts';
import { staffSearchHit } from './shapes.ts';

export const searchStaffRecords = defineCall({
  method: 'GET',
  path: '/admin/me/search',
  summary: 'Organizations and their people that match a text, those of one kind together, the best first.',
  origin: 'spec',
  access: everyStaff,
  query: z.object({
    searchText: searchTerm.describe(
      'Part of a name, a handle, an email address, a phone number or a company id; accents and case don’t matter.',
    ),
  }),
  output: z.object({ items: z.array(staffSearchHit).max(maxSearchHits) }),
  errors: [],
});
