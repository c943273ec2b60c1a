import { complianceHeads, defineCall } from '../kernel/call.ts';
import { staffParams } from './shapes.ts';

export const resetStaff2fa = defineCall({
  method: 'PUT',
  path: '/admin/staff/{staffId}/reset-2fa',
  summary:
    'Removes whatever confirms the sign-ins of a staff member besides the password, and ends their sessions; not one’s own.',
  origin: 'ours',
  access: complianceHeads,
  params: staffParams,
  otp: { subject: 'staff-member' },
  errors: ['NotFoundError', 'ForbiddenError'],
});
