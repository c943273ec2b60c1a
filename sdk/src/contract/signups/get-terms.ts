import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { termsBlock, termsDocuments } from './shapes.ts';

export const getTerms = defineCall({
  method: 'GET',
  path: '/signups/terms',
  summary: 'The current terms in the caller’s language, of which a sign-up accepts a version.',
  origin: 'ours',
  access: anyone,
  output: z.object({
    version: z.string(),
    documents: z.array(
      z.object({
        document: z.enum(termsDocuments),
        title: z.string(),
        sha256: z.string().describe('Of the document’s file, in hex; kept with each acceptance.'),
        blocks: z.array(termsBlock),
      }),
    ),
  }),
  errors: [],
});
