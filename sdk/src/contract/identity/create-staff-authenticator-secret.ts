import { defineCall, everyStaff } from '../kernel/call.ts';
import { authenticatorOffer, setUpCode } from './shapes.ts';

export const createStaffAuthenticatorSecret = defineCall({
  method: 'POST',
  path: '/admin/me/create-2fa-secret',
  summary:
    'Makes the secret of a staff member’s authenticator app. It takes effect with its first code, at `/admin/me/validate-2fa-secret`.',
  origin: 'ours',
  access: everyStaff,
  otp: setUpCode,
  isGuarded: true,
  output: authenticatorOffer,
  errors: ['ForbiddenError'],
});
