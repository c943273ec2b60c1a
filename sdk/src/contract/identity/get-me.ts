import * as z from 'zod';
import { fileId } from '../files/shapes.ts';
import { openInformationRequest } from '../information-requests/shapes.ts';
import { customerRoles, defineCall, everyCustomer } from '../kernel/call.ts';
import { organizationId, userId } from '../kernel/wire.ts';
import {
  organizationStatus,
  organizationType,
  postalAddress,
  pricingTier,
  verificationStatus,
} from '../organizations/shapes.ts';
import { keptPersonalPreferences, personStatus, profile, storedLocale } from './shapes.ts';

export const currentUser = z.object({
  userId,
  email: z.string(),
  emailUndeliverable: z
    .boolean()
    .describe(
      'Mails came back for good. Nothing but codes is mailed until the address is confirmed by POST /me/confirm-email.',
    ),
  organizationId: organizationId.nullable(),
  role: z.enum(customerRoles),
  isAdmin: z.literal(false),
  isUbo: z.boolean(),
  profile,
  locale: storedLocale,
  preferences: keptPersonalPreferences,
  status: personStatus,
  kycStatus: z.string(),
  pepStatus: z.string(),
  identityStatus: z.string(),
  hasMobile2FA: z.boolean(),
  accountSecure: z.boolean().describe('A verified phone and a second factor.'),
  hasGoogleId: z.boolean(),
  hasLinkedInId: z.boolean(),
  company: z
    .object({
      legalName: z.string(),
      handle: z.string().optional(),
      address: postalAddress.optional(),
      website: z.string().optional(),
      pricingTier,
      organizationType,
      verificationStatus,
      status: organizationStatus,
      isNew: z.boolean(),
      hasApprovedDeposits: z.boolean(),
      hasInvitedContact: z.boolean(),
      waitlists: z.array(z.string()),
      isResubmissionRequested: z.boolean().describe('Staff returned a step of the verification.'),
      additionalInfoRequests: z
        .array(openInformationRequest)
        .describe('Requests for information that are not done, newest first; for owners and managers.'),
      isBalanceMissed: z
        .boolean()
        .describe('The balance that the free plan requires was not reached in time, and still is not.'),
      logo: z.object({ fileId }).optional().describe('Readable by GET /files/fileimage.'),
    })
    .nullable(),
});

export const getMe = defineCall({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in person with the organization they act for.',
  origin: 'spec',
  access: everyCustomer,
  output: currentUser,
  errors: [],
});
