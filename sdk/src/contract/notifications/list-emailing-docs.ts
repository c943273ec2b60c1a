import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';

export const listEmailingDocs = defineCall({
  method: 'GET',
  path: '/internal-tools/emailing-docs',
  summary: 'Every mail that the product sends, written with example data in each language.',
  origin: 'spec',
  access: anyone,
  sandboxOnly: true,
  output: z.object({
    items: z.array(
      z.object({
        template: z.string(),
        mails: z.array(
          z.object({
            locale: z.enum(['en', 'es']),
            subject: z.string(),
            text: z.string(),
            htmlPath: z.string().describe('Path of its HTML on the same origin, for a frame.'),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
