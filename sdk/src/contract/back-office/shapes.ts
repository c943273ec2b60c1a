import * as z from 'zod';
import { personStatus } from '../identity/shapes.ts';
import { staffRoles } from '../kernel/call.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { text } from '../kernel/texts.ts';
import { instant, organizationId, userId } from '../kernel/wire.ts';
import { organizationStatus, organizationType, pricingTier, verificationStatus } from '../organizations/shapes.ts';

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

export const staffRole = z.enum(staffRoles);

/** A first or last name. */
export const personName = text(100);

export const staffMember = z.object({
  userId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: staffRole,
  status: personStatus,
  isInvited: z.boolean().describe('True until the staff member has set a password.'),
  createdAt: instant,
  version: z.number().int().describe('Send it with an edit, which is refused if somebody else was faster.'),
});
namedShapes.add(staffMember, { id: 'StaffMember', io: 'output' });

/** The staff member to edit. */
export const staffParams = z.object({ staffId: userId });

/** The version that the editor saw. */
export const staffVersion = z.number().int().min(1);
