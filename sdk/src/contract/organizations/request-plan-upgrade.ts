import * as z from 'zod';
import { defineCall, owningApplicants } from '../kernel/call.ts';
import { instant } from '../kernel/wire.ts';

export const requestPlanUpgrade = defineCall({
  method: 'POST',
  path: '/organization/upgrade-request',
  summary: 'Asks for the Premium plan. Staff are mailed; a request that is open is answered again.',
  origin: 'ours',
  access: owningApplicants,
  isGuarded: true,
  output: z.object({ requestedAt: instant }),
  errors: [],
});
