import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';

export const escalateOrganization = defineCall({
  method: 'PUT',
  path: '/admin/organizations/escalate-to-compliance-head',
  summary: 'Flags an organization for the compliance head, or removes the flag.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, escalate: z.boolean() }),
  errors: ['NotFoundError'],
});
