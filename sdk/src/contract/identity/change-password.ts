import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { newPassword, password } from './shapes.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: '/me/password',
  summary: 'Changes the password. Signs out everywhere else and forgets other devices.',
  origin: 'spec',
  access: everyCustomer,
  otp: { subject: 'none', confirms: { en: 'change your password', es: 'cambiar su contraseña' } },
  isGuarded: true,
  body: z.object({ currentPassword: password, newPassword }),
  errors: [],
});
