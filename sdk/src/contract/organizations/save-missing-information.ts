import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { handle, missingInformation, organizationType, postalAddressInput } from './shapes.ts';

export const saveMissingInformation = defineCall({
  method: 'POST',
  path: '/organization/missing-information',
  summary: 'Gives missing information: any of the fields. Answers what is missing then.',
  origin: 'spec',
  access: organizationOwners,
  isGuarded: true,
  body: z.object({ organizationType, handle, address: postalAddressInput }).partial(),
  output: missingInformation,
  errors: ['HandleSettledError', 'AddressSettledError'],
});
