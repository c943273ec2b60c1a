import * as z from 'zod';
import { accountType } from '../accounts/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';

export const sendApplicationAgain = defineCall({
  method: 'POST',
  path: '/admin/verification/send-application-again',
  summary: 'Sends an application again in which the account provider found faults.',
  origin: 'ours',
  access: complianceStaff,
  body: z.object({ organizationId, accountType }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
