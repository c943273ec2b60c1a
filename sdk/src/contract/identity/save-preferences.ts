import { defineCall, formUsers } from '../kernel/call.ts';
import { personalPreferences } from './shapes.ts';

export const savePreferences = defineCall({
  method: 'PUT',
  path: '/me/preferences',
  summary: 'Stores what the signed-in person chose, for mails and other devices. Absent fields stay unchanged.',
  origin: 'ours',
  access: formUsers,
  body: personalPreferences,
  errors: [],
});
