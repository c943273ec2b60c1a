import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { recoveryCodes, renewalCode } from './shapes.ts';

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/me/recovery-codes',
  summary: 'Makes new recovery codes. The old ones stop working.',
  origin: 'ours',
  access: everyCustomer,
  otp: renewalCode,
  output: z.object({ recoveryCodes }),
  errors: ['NotFoundError'],
});
