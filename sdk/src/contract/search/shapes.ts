import * as z from 'zod';
import { searchKinds } from '../../rules/search-kinds.ts';
import { namedShapes } from '../kernel/named-shapes.ts';

/** Maximum number of hits in an answer. */
export const maxSearchHits = 20;

export const searchHit = z.object({
  kind: z.enum(searchKinds),
  _id: z.string().describe('Id of the contact or the invoice.'),
  title: z.string().describe('Name of the contact, number or name of the invoice; empty for a draft without a name.'),
  detail: z.string().describe('Handle or address of the contact, the other party of the invoice.'),
});
namedShapes.add(searchHit, { id: 'SearchHit', io: 'output' });
