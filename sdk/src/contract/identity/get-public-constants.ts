import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';

/** What everybody may know of an installation. */
export const publicConstants = z.object({
  brandName: z.string(),
  supportEmail: z.string(),
  isSandbox: z.boolean(),
  businessDate: z.iso.date().describe('Today in America/New_York on the business clock.'),
  idleWarningMinutes: z.number().int(),
});

export const getPublicConstants = defineCall({
  method: 'GET',
  path: '/constants',
  summary: 'What signed-out pages and widgets need to know of this installation.',
  origin: 'ours',
  access: anyone,
  anyOrigin: true,
  onBackOffice: true,
  output: publicConstants,
  errors: [],
});
