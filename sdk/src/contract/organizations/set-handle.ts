import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { businessProfile, handle } from './shapes.ts';

export const setHandle = defineCall({
  method: 'POST',
  path: '/organization/handle',
  summary: 'Sets the handle of an organization without one. It can’t be changed later.',
  origin: 'spec',
  access: organizationOwners,
  isGuarded: true,
  body: z.object({ handle }),
  output: businessProfile,
  errors: ['HandleSettledError'],
});
