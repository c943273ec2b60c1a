import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { decisionNote } from './shapes.ts';

export const approveUser = defineCall({
  method: 'PUT',
  path: '/admin/verification/approve-user',
  summary: 'Approves a person whose identity the vendor has approved, or whose document staff have compared.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({
    userId,
    note: decisionNote.optional().describe('Required while the identity document differs from the details.'),
  }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
