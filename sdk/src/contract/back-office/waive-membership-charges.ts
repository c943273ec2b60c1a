import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { organizationPlan } from '../plans/shapes.ts';

export const waiveMembershipCharges = defineCall({
  method: 'PUT',
  path: '/admin/organizations/waive-membership-charges',
  summary: 'Waives the monthly charges of an organization, from those that are due on, or charges later months again.',
  origin: 'spec',
  access: moneyStaff,
  body: z.object({
    organizationId,
    waived: z.boolean(),
    reason: z.string().trim().min(1).max(500).describe('Why, for the audit trail.'),
  }),
  output: organizationPlan,
  errors: ['NotFoundError'],
});
