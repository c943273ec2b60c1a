import { complianceHeads, defineCall } from '../kernel/call.ts';
import { staffParams } from './shapes.ts';

export const resetStaff2fa = defineCall({
  method: 'PUT',
  path: '/admin/staff/{staffId}/reset-2fa',
  summary: 'Forgets the remembered devices of a staff member and ends their sessions; not one’s own.',
  origin: 'ours',
  access: complianceHeads,
  params: staffParams,
  otp: {
    subject: 'none',
    confirms: {
      en: 'reset the second factor of a staff member',
      es: 'restablecer el segundo factor de un miembro del personal',
    },
  },
  errors: ['NotFoundError', 'ForbiddenError'],
});
