import * as z from 'zod';
import { companyStatuses, verificationStatuses } from '../rules/company-status.ts';
import { anyone, customerRoles, defineCall, everyCustomer, everyStaff, staffRoles } from './call.ts';
import { currencyCode, email, instant, invoiceId, organizationId, userId } from './wire.ts';

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

const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().optional(),
  phoneNumberCountryIso: z.string().optional(),
  phoneNumberVerified: z.boolean(),
});

export const personStatus = z.enum(['enabled', 'restricted', 'suspended']);
export type PersonStatus = z.infer<typeof personStatus>;

export const currentUser = z.object({
  userId,
  email: z.string(),
  organizationId: organizationId.nullable(),
  role: z.enum(customerRoles),
  isAdmin: z.literal(false),
  isUbo: z.boolean(),
  profile,
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
      status: companyStatus,
      isNew: z.boolean(),
      hasApprovedDeposits: z.boolean(),
      hasInvitedContact: z.boolean(),
      waitlists: z.array(z.string()),
    })
    .nullable(),
});

export const getMe = defineCall({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in person with the business they act for.',
  origin: 'spec',
  access: everyCustomer,
  output: currentUser,
  errors: [],
});

export const getConstants = defineCall({
  method: 'GET',
  path: '/me/constants',
  summary: 'What the portal needs to know of this installation.',
  origin: 'spec',
  access: everyCustomer,
  output: z.object({
    brandName: z.string(),
    supportEmail: z.string(),
    isSandbox: z.boolean(),
    businessDate: z.iso.date().describe('Today in America/New_York on the business clock.'),
    currencies: z.array(currencyCode),
    idleWarningMinutes: z.number().int(),
  }),
  errors: [],
});

export const getPublicConstants = defineCall({
  method: 'GET',
  path: '/constants',
  summary: 'What signed-out pages and widgets need to know of this installation.',
  origin: 'ours',
  access: anyone,
  anyOrigin: true,
  output: z.object({
    brandName: z.string(),
    supportEmail: z.string(),
    isSandbox: z.boolean(),
    businessDate: z.iso.date(),
  }),
  errors: [],
});

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/me/send-email-2fa',
  summary:
    'Mails a one-time code for one call, or a new sign-in code. Answers alike whether or not the address is known.',
  origin: 'spec',
  access: anyone,
  body: z.object({
    email: email.optional().describe('Only signed out; a signed-in person gets it at their own address.'),
    purpose: z
      .enum(['sign-in', 'staff-sign-in', 'POST /invoices/pay'])
      .describe('The call that the code will be sent with.'),
    invoiceId: invoiceId
      .optional()
      .describe('The invoice to pay; the code confirms no other. Needed for that purpose.'),
  }),
  output: z.object({ challengeId: z.string(), expiresAt: instant, resendAt: instant }),
  errors: [
    'RateLimitError',
    'BruteForceAttemptError',
    'NotFoundError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
  ],
});

export const currentStaff = z.object({
  userId,
  email: z.string(),
  role: z.enum(staffRoles),
  isAdmin: z.literal(true),
  profile: profile.pick({ firstName: true, lastName: true }),
});

export const getStaffMe = defineCall({
  method: 'GET',
  path: '/admin/me',
  summary: 'The signed-in staff member.',
  origin: 'spec',
  access: everyStaff,
  output: currentStaff,
  errors: [],
});
