import * as z from 'zod';
import { companyStatuses, verificationStatuses } from '../../rules/company-status.ts';

export const companyStatus = z.enum(companyStatuses);
export type CompanyStatus = z.infer<typeof companyStatus>;

export const verificationStatus = z.enum(verificationStatuses);
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const pricingTier = z.enum(['vault', 'premium']);
export const organizationType = z.enum(['business', 'solopreneur']);

export const postalAddress = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  subdivision: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().length(2),
});
export type PostalAddress = z.infer<typeof postalAddress>;
