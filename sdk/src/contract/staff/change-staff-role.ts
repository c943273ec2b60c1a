import * as z from 'zod';
import { complianceHeads, defineCall } from '../kernel/call.ts';
import { staffMember, staffParams, staffRole, staffVersion } from './shapes.ts';

export const changeStaffRole = defineCall({
  method: 'PUT',
  path: '/admin/staff/{staffId}/role',
  summary: 'Changes the role of a staff member; not one’s own.',
  origin: 'ours',
  access: complianceHeads,
  params: staffParams,
  otp: { subject: 'staff-role' },
  body: z.object({ role: staffRole, version: staffVersion }),
  output: staffMember,
  errors: ['NotFoundError', 'ForbiddenError', 'IdempotencyConflictError'],
});
