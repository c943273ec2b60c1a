import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { handle, missingInformation, postalAddressInput } from './shapes.ts';

export const saveMissingInformation = defineCall({
  method: 'POST',
  path: '/organization/missing-information',
  summary: 'Saves some of the missing information. Returns what is still missing.',
  origin: 'spec',
  access: organizationOwners,
  isGuarded: true,
  body: z.object({ handle, address: postalAddressInput }).partial(),
  output: missingInformation,
  errors: ['HandleSettledError', 'AddressSettledError'],
});
