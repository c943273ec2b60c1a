import * as z from 'zod';
import { defineCall, everyEnabledCustomer } from '../kernel/call.ts';
import { businessProfile, handle, organizationType } from '../organizations/shapes.ts';

export const createOrganization = defineCall({
  method: 'POST',
  path: '/organization',
  summary: 'Creates a business of the signed-in person, who becomes its owner. The session acts for it from then on.',
  origin: 'spec',
  access: everyEnabledCustomer,
  isGuarded: true,
  body: z.object({
    organizationType: organizationType.default('business').describe('Until the setup of the verification says it.'),
    handle,
  }),
  output: businessProfile,
  errors: ['TooManyOrganizationsError'],
});
