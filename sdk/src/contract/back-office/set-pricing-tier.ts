import * as z from 'zod';
import { customerSupport, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { pricingTier } from '../organizations/shapes.ts';
import { organizationPlan } from '../plans/shapes.ts';

export const setPricingTier = defineCall({
  method: 'PUT',
  path: '/admin/organizations/pricing-tier',
  summary:
    'Puts an organization on a plan from today on. Its first month is charged today, if the plan costs anything.',
  origin: 'spec',
  access: customerSupport,
  body: z.object({ organizationId, pricingTier }),
  output: organizationPlan,
  errors: ['NotFoundError'],
});
