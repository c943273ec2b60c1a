import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { decisionNote, readVersion } from './shapes.ts';

export const approveUser = defineCall({
  method: 'PUT',
  path: '/admin/verification/approve-user',
  summary: 'Approves a person whose identity the vendor has approved, or whose document staff have compared.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({
    userId,
    identityVersion: readVersion.optional(),
    officeVersion: readVersion.optional(),
    note: decisionNote.optional().describe('Required while the identity document differs from the details.'),
  }),
  errors: ['NotFoundError', 'VerificationChangedError', 'IdempotencyConflictError'],
});
