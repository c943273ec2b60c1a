import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { anyText } from '../kernel/texts.ts';

export const reportError = defineCall({
  method: 'POST',
  path: '/error-reports',
  summary: 'Stores an uncaught error of the portal or the back office, without personal data.',
  origin: 'ours',
  access: anyone,
  onBackOffice: true,
  isGuarded: true,
  body: z.object({
    message: anyText(2000),
    stack: anyText(20_000).optional(),
    page: anyText(500).optional().describe('Route pattern, such as /invoices/:id; never the whole address.'),
    version: anyText(50).optional().describe('Version of the app that failed.'),
    failedRequestId: anyText(100).optional().describe('requestId of the answer that led to the error.'),
  }),
  errors: [],
});
