import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { anyText } from '../kernel/texts.ts';

export const foundOrganization = z.object({
  handle: z.string(),
  legalName: z.string(),
  isVerified: z.boolean(),
  country: z.string().length(2).optional().describe('Only of a verified organization.'),
});

export const findOrganization = defineCall({
  method: 'GET',
  path: '/organization/find',
  summary: 'Finds an active organization by its complete handle, before it is added as a contact.',
  origin: 'spec',
  access: organizationReaders,
  isGuarded: true,
  query: z.object({ q: anyText(100).describe('The complete handle; case-insensitive.') }),
  output: z.object({ organization: foundOrganization.nullable() }),
  errors: [],
});
