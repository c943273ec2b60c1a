import { defineCall, everyCustomer } from '../kernel/call.ts';
import { preferences } from './shapes.ts';

export const savePreferences = defineCall({
  method: 'PUT',
  path: '/me/preferences',
  summary: 'Keeps the language that the signed-in person chose, for their mails and for other devices.',
  origin: 'ours',
  access: everyCustomer,
  body: preferences,
  errors: [],
});
