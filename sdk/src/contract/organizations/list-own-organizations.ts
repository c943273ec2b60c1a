import * as z from 'zod';
import { customerRoles, defineCall, everyCustomer } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { organizationStatus, verificationStatus } from './shapes.ts';

const ownOrganization = z.object({
  organizationId,
  legalName: z.string(),
  handle: z.string().optional(),
  role: z.enum(customerRoles),
  status: organizationStatus,
  verificationStatus,
  isCurrent: z.boolean().describe('The session acts for it.'),
});

export const listOwnOrganizations = defineCall({
  method: 'GET',
  path: '/me/organizations',
  summary: 'The organizations that the signed-in person belongs to, the first joined first.',
  origin: 'ours',
  access: everyCustomer,
  output: z.object({ organizations: z.array(ownOrganization) }),
  errors: [],
});
