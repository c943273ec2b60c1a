import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';

export const withdrawContactInvite = defineCall({
  method: 'DELETE',
  path: '/contacts/invite',
  summary: 'Withdraws an unanswered invite: its link stops working and the contact is removed.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({ email }),
  errors: ['NotFoundError'],
});
