import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { instant, wireDecimal } from '../kernel/wire.ts';
import { pricingTier } from '../organizations/shapes.ts';
import { freePlanBalance, organizationPlan } from './shapes.ts';

export const getPlan = defineCall({
  method: 'GET',
  path: '/organization/plan',
  summary: 'The plan of the organization, its latest charges, and the balance that the free plan requires.',
  origin: 'ours',
  access: organizationReaders,
  output: organizationPlan.extend({
    plans: z
      .array(z.object({ pricingTier, monthlyPrice: wireDecimal }))
      .describe('Every plan with the price of a month that begins today, in US dollars.'),
    freePlanBalance: freePlanBalance.optional().describe('Absent for organizations of which none was ever required.'),
    upgradeRequestedAt: instant.optional().describe('Of the open request for a higher plan.'),
  }),
  errors: [],
});
