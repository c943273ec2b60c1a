import { defineCall, everyStaff } from '../kernel/call.ts';
import { preferences } from './shapes.ts';

export const saveStaffPreferences = defineCall({
  method: 'PUT',
  path: '/admin/me/preferences',
  summary: 'Stores the language that the signed-in staff member chose, for mails and other devices.',
  origin: 'ours',
  access: everyStaff,
  body: preferences,
  errors: [],
});
