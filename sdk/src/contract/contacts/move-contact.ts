import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { handle } from '../organizations/shapes.ts';
import { contact, contactCategory } from './shapes.ts';

export const moveContact = defineCall({
  method: 'POST',
  path: '/contacts/move',
  summary: 'Moves a contact to another category.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({
    handle: handle.optional().describe('Of an organization.'),
    ownerEmail: email.optional().describe('Of a contact that was invited. One of the two is required.'),
    category: contactCategory.describe('The current one: a contact that was moved meanwhile is not found.'),
    newCategory: contactCategory,
  }),
  output: contact,
  errors: ['NotFoundError'],
});
