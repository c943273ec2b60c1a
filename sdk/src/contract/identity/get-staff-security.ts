import { defineCall, everyStaff } from '../kernel/call.ts';
import { authenticatorState } from './shapes.ts';

export const getStaffSecurity = defineCall({
  method: 'GET',
  path: '/admin/me/security',
  summary: 'How the signed-in staff member signs in.',
  origin: 'ours',
  access: everyStaff,
  output: authenticatorState,
  errors: [],
});
