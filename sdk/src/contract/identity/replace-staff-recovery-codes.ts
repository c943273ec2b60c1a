import * as z from 'zod';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { recoveryCodes, renewalCode } from './shapes.ts';

export const replaceStaffRecoveryCodes = defineCall({
  method: 'POST',
  path: '/admin/me/recovery-codes',
  summary: 'Makes new recovery codes of a staff member. The old ones stop working.',
  origin: 'ours',
  access: everyStaff,
  otp: renewalCode,
  output: z.object({ recoveryCodes }),
  errors: ['NotFoundError'],
});
