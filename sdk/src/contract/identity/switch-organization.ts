import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';

export const switchOrganization = defineCall({
  method: 'PUT',
  path: '/sessions/organization',
  summary: 'Lets the session act for another organization of the signed-in person.',
  origin: 'ours',
  access: everyCustomer,
  body: z.object({ organizationId }),
  output: z.object({ organizationId }),
  errors: ['NotFoundError'],
});
