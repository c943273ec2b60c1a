import * as z from 'zod';
import { electronicAddressSchemes } from '../../rules/electronic-address.ts';
import { missingInformationFields } from '../../rules/missing-information.ts';
import { organizationStatuses, verificationStatuses } from '../../rules/organization-status.ts';
import { pricingTiers } from '../../rules/pricing-tier.ts';
import { checkCountry } from '../../validation/country.ts';
import { checkHandle } from '../../validation/handle.ts';
import { checkLine } from '../../validation/plain-text.ts';
import { checkPostalCode } from '../../validation/postal-code.ts';
import { englishSentence } from '../../validation/sentence.ts';
import { fileId, uploadedFile } from '../files/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { refineBy, text, trimmedText } from '../kernel/texts.ts';
import { organizationId } from '../kernel/wire.ts';

export const organizationStatus = z.enum(organizationStatuses);
export type OrganizationStatus = z.infer<typeof organizationStatus>;

export const verificationStatus = z.enum(verificationStatuses);
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const pricingTier = z.enum(pricingTiers);
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

const optionalLine = (max: number) =>
  trimmedText(max)
    .superRefine(refineBy(checkLine))
    .transform((line) => line || undefined)
    .optional();

/** An address as a person gives it; empty optional lines are left out. */
export const postalAddressInput = z
  .object({
    line1: text(100),
    line2: optionalLine(100),
    city: text(100),
    subdivision: optionalLine(100),
    postalCode: optionalLine(20),
    country: z
      .string()
      .superRefine(refineBy(checkCountry))
      .describe('ISO 3166-1 alpha-2; countries under sanctions are refused.'),
  })
  .superRefine(({ country, postalCode }, context) => {
    const found = checkPostalCode(postalCode ?? '', country);
    if (found) context.addIssue({ code: 'custom', path: ['postalCode'], message: englishSentence(found) });
  });

/** An address in a network for e-invoices. */
export const electronicAddress = z.object({
  scheme: z.enum(electronicAddressSchemes).describe('Code of the list EAS, such as 0088 for a GLN.'),
  id: z.string(),
});
namedShapes.add(electronicAddress, { id: 'ElectronicAddress', io: 'output' });

/** What an organization says of itself, and what is known of it. */
export const businessProfile = z.object({
  organizationId,
  legalName: z.string(),
  handle: z.string().optional(),
  organizationType,
  pricingTier,
  verificationStatus,
  description: z.string(),
  version: z.number().int().describe('Of description and website. Send it when saving them.'),
  website: z.string().optional(),
  electronicAddress: electronicAddress.optional().describe('Where it receives e-invoices, such as by Peppol.'),
  address: postalAddress.optional(),
  logo: uploadedFile.pick({ name: true, size: true }).extend({ fileId }).optional(),
});
namedShapes.add(businessProfile, { id: 'BusinessProfile', io: 'output' });

export const missingInformation = z.object({
  missing: z
    .array(z.enum(missingInformationFields))
    .describe('`phoneNumber` is the signed-in person’s, given by POST /me/phone-number.'),
});
