import { customerRoles, defineCall } from '../kernel/call.ts';
import { phoneFields } from './shapes.ts';

export const savePhoneNumber = defineCall({
  method: 'POST',
  path: '/me/phone-number',
  summary: 'Keeps the person’s phone number. Another number than before is not verified yet.',
  origin: 'spec',
  access: { kind: 'customer', roles: customerRoles },
  isGuarded: true,
  body: phoneFields,
  errors: [],
});
