import { defineCall, everyStaff } from '../kernel/call.ts';
import { preferences } from './shapes.ts';

export const saveStaffPreferences = defineCall({
  method: 'PUT',
  path: '/admin/me/preferences',
  summary: 'Keeps the language that the signed-in staff member chose, for their mails and for other devices.',
  origin: 'ours',
  access: everyStaff,
  body: preferences,
  errors: [],
});
