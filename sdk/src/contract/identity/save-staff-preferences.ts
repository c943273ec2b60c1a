import { defineCall, everyStaff } from '../kernel/call.ts';
import { preferences } from './shapes.ts';

export const saveStaffPreferences = defineCall({
  method: 'PUT',
  path: '/admin/me/preferences',
  summary: 'Stores what the signed-in staff member chose, for mails and other devices. Absent fields stay unchanged.',
  origin: 'ours',
  access: everyStaff,
  body: preferences,
  errors: [],
});
