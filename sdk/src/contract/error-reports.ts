import * as z from 'zod';
import { anyone, defineCall } from './call.ts';

export const reportError = defineCall({
  method: 'POST',
  path: '/error-reports',
  summary: 'Takes down an uncaught error of the portal or the back office, scrubbed of personal data.',
  origin: 'ours',
  access: anyone,
  body: z.object({
    message: z.string().max(2000),
    stack: z.string().max(20_000).optional(),
    page: z.string().max(500).optional().describe('Route pattern, such as /invoices/:id; never the whole address.'),
    version: z.string().max(50).optional().describe('Version of the app that failed.'),
    failedRequestId: z.string().max(100).optional().describe('requestId of the answer that led to the error.'),
  }),
  errors: [],
});
