import { defineCall, everyCustomer } from '../kernel/call.ts';
import { preferences } from './shapes.ts';

export const savePreferences = defineCall({
  method: 'PUT',
  path: '/me/preferences',
  summary: 'Stores the language that the signed-in person chose, for mails and other devices.',
  origin: 'ours',
  access: everyCustomer,
  body: preferences,
  errors: [],
});
