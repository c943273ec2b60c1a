import * as z from 'zod';
import { checkResetReason, messageLimits } from '../../validation/messages.ts';
import { customerSuccessStaff, defineCall } from '../kernel/call.ts';
import { refineBy, requiredOr, wrongFormat } from '../kernel/texts.ts';
import { organizationId } from '../kernel/wire.ts';

export const resetVerification = defineCall({
  method: 'POST',
  path: '/admin/verification/reset-verification',
  summary: 'Lets a company that was denied automatically submit its application again. Its answers are kept.',
  origin: 'spec',
  access: customerSuccessStaff,
  body: z.object({
    organizationId,
    resetReason: z
      .string({ error: requiredOr(wrongFormat) })
      .trim()
      .superRefine(refineBy(checkResetReason))
      .meta({ minLength: 1, maxLength: messageLimits.resetReason }),
  }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
