import { defineCall, everyStaff } from '../kernel/call.ts';

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: '/admin/sessions',
  summary: 'Signs a staff member out.',
  origin: 'spec',
  access: everyStaff,
  errors: [],
});
