import * as z from 'zod';
import { instant, organizationId } from '../kernel/wire.ts';
import { companyStatus, organizationType, pricingTier, verificationStatus } from '../organizations/shapes.ts';

export const companyRow = z.object({
  organizationId,
  companyName: z.string(),
  companyHandle: z.string().optional(),
  companyStatus,
  verificationStatus,
  pricingTier,
  organizationType,
  escalated: z.boolean(),
  monitored: z.boolean(),
  country: z.string().optional(),
  createdAt: instant,
});
