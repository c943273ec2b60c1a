import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';

export const getPublicConstants = defineCall({
  method: 'GET',
  path: '/constants',
  summary: 'What signed-out pages and widgets need to know of this installation.',
  origin: 'ours',
  access: anyone,
  anyOrigin: true,
  onBackOffice: true,
  output: z.object({
    brandName: z.string(),
    supportEmail: z.string(),
    isSandbox: z.boolean(),
    businessDate: z.iso.date(),
    idleWarningMinutes: z.number().int(),
  }),
  errors: [],
});
