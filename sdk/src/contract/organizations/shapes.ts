import * as z from 'zod';
import { organizationStatuses, verificationStatuses } from '../../rules/organization-status.ts';
import { checkHandle } from '../../validation/handle.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { refineBy } from '../kernel/texts.ts';

export const organizationStatus = z.enum(organizationStatuses);
export type OrganizationStatus = z.infer<typeof organizationStatus>;

export const verificationStatus = z.enum(verificationStatuses);
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const pricingTier = z.enum(['vault', 'premium']);
export const organizationType = z.enum(['business', 'solopreneur']);

/** The handle of an organization, lower-cased on entry. */
export const handle = z
  .string()
  .superRefine(refineBy(checkHandle))
  .transform((text) => text.toLowerCase())
  .describe('4–15 letters, digits and underscores; case-insensitive.');

export const postalAddress = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  subdivision: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().length(2),
});
export type PostalAddress = z.infer<typeof postalAddress>;
namedShapes.add(postalAddress, { id: 'PostalAddress', io: 'output' });
