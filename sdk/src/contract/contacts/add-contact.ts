import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { handle } from '../organizations/shapes.ts';
import { contact, contactCategory } from './shapes.ts';

export const addContact = defineCall({
  method: 'POST',
  path: '/contacts/add',
  summary: 'Adds an organization to the contacts. Repeating it with the same category answers the same contact.',
  origin: 'spec',
  access: organizationManagers,
  isGuarded: true,
  body: z.object({ handle, category: contactCategory }),
  output: contact,
  errors: [],
});
