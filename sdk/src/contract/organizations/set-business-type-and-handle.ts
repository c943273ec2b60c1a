import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { businessProfile, handle, organizationType } from './shapes.ts';

export const setBusinessTypeAndHandle = defineCall({
  method: 'POST',
  path: '/organization/business-type-and-handle',
  summary:
    'Sets type and handle of an organization without a handle. Afterwards only the verification can change them, until it is handed in.',
  origin: 'spec',
  access: organizationOwners,
  isGuarded: true,
  body: z.object({ organizationType, handle }),
  output: businessProfile,
  errors: ['HandleSettledError'],
});
