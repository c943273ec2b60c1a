import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { businessProfile, handle } from './shapes.ts';

export const setHandle = defineCall({
  method: 'POST',
  path: '/organization/handle',
  summary:
    'Sets the handle of an organization without one. Afterwards only the verification can change it, until it is handed in.',
  origin: 'spec',
  access: organizationOwners,
  isGuarded: true,
  body: z.object({ handle }),
  output: businessProfile,
  errors: ['HandleSettledError'],
});
