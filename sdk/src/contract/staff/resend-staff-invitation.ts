import { complianceHeads, defineCall } from '../kernel/call.ts';
import { staffParams } from './shapes.ts';

export const resendStaffInvitation = defineCall({
  method: 'POST',
  path: '/admin/staff/{staffId}/invitation',
  summary: 'Mails a new link to a staff member who has no password yet. The old link ends.',
  origin: 'ours',
  access: complianceHeads,
  params: staffParams,
  isGuarded: true,
  errors: ['NotFoundError', 'ForbiddenError', 'IdempotencyConflictError'],
});
