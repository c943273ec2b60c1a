import { defineCall, everyStaff } from '../kernel/call.ts';
import { removalCode } from './shapes.ts';

export const removeStaffAuthenticator = defineCall({
  method: 'DELETE',
  path: '/admin/me/2fa-secret',
  summary: 'Removes a staff member’s authenticator app and its recovery codes. Codes are mailed again.',
  origin: 'ours',
  access: everyStaff,
  otp: removalCode,
  errors: ['NotFoundError'],
});
