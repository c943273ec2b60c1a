import * as z from 'zod';
import { complianceHeads, defineCall } from '../kernel/call.ts';
import { staffMember, staffParams, staffStatus, staffVersion } from './shapes.ts';

export const changeStaffStatus = defineCall({
  method: 'PUT',
  path: '/admin/staff/{staffId}/status',
  summary: 'Disables a staff member and ends their sessions, or enables them again; not oneself.',
  origin: 'ours',
  access: complianceHeads,
  params: staffParams,
  otp: { subject: 'staff-status' },
  body: z.object({ status: staffStatus, version: staffVersion }),
  output: staffMember,
  errors: ['NotFoundError', 'ForbiddenError', 'IdempotencyConflictError'],
});
