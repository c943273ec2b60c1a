import * as z from 'zod';
import { namedShapes } from '../kernel/named-shapes.ts';
import { instant, organizationId } from '../kernel/wire.ts';
import { organizationStatus, organizationType, pricingTier, verificationStatus } from '../organizations/shapes.ts';

/** A row of the back office's list of organizations. */
export const organizationRow = z.object({
  organizationId,
  companyName: z.string(),
  companyHandle: z.string().optional(),
  companyStatus: organizationStatus,
  verificationStatus,
  pricingTier,
  organizationType,
  escalated: z.boolean(),
  monitored: z.boolean(),
  country: z.string().optional(),
  createdAt: instant,
});
namedShapes.add(organizationRow, { id: 'OrganizationRow', io: 'output' });
