import * as z from 'zod';
import { upgradeRequestStatuses } from '../../rules/upgrade-requests.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { id, instant, organizationId } from '../kernel/wire.ts';
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

export const upgradeRequestId = id('pur');

export const upgradeRequest = z.object({
  requestId: upgradeRequestId,
  organizationId,
  companyName: z.string(),
  requestedBy: z.string().describe('Name of the person who asked.'),
  requestedAt: instant,
  status: z.enum(upgradeRequestStatuses),
  note: z.string().optional().describe('What staff wrote to the customer.'),
  answeredBy: z.string().optional().describe('Name of the staff member.'),
  answeredAt: instant.optional(),
});
namedShapes.add(upgradeRequest, { id: 'UpgradeRequest', io: 'output' });
