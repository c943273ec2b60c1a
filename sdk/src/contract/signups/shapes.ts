import * as z from 'zod';
import { newPassword, phoneFields } from '../identity/shapes.ts';
import { anyText, text } from '../kernel/texts.ts';
import { email, id, instant } from '../kernel/wire.ts';

export const signUpId = id('sup');

/** Where a visitor came from, as the page's address said when they arrived. Never used to refuse a sign-up. */
export const trackingFields = z
  .object({
    utm_source: anyText(200),
    utm_medium: anyText(200),
    utm_term: anyText(200),
    bcpi: anyText(200).describe('Profile id of the referrer.'),
    irclickid: anyText(200).describe('Click id of the advertisement.'),
  })
  .partial();

export const acceptedTermsVersion = text(40).describe(
  'Version of the terms that the person read and accepted; see GET /signups/terms.',
);

const personalFields = z.object({
  firstName: text(100),
  lastName: text(100),
  password: newPassword,
  ...phoneFields.shape,
  acceptedTermsVersion,
});

/** What a person gives to sign up. */
export const signUpFields = z.object({ ...personalFields.shape, email, ...trackingFields.shape });

/** A verification link was mailed. */
export const sentVerification = z.object({
  signUpId,
  email: z.string(),
  resendAt: instant.describe('When the link may be mailed again.'),
});

/** The secret of a mailed link. */
export const linkToken = text(200);

export const inviteQuery = z.object({ token: linkToken });

/** What the holder of an invite's link may know of it. */
export const invitation = z.object({
  organizationName: z.string().describe('Name of the organization that invites: its legal name once it is verified.'),
  email: z.string().describe('Address that the invite was mailed to.'),
  hasAccount: z.boolean().describe('Somebody has an account with that address: they sign in and accept.'),
  kind: z.enum(['contact', 'referral']).optional().describe('What a company is invited for; absent for people.'),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
});

/** Fields of an invited sign-up. An e-mail other than the invite's must be verified by a mailed link. */
export const invitedSignUpFields = z.object({ token: linkToken, ...signUpFields.shape });

export const invitedSignUp = z.object({
  signUpId,
  email: z.string(),
  isEmailVerified: z.boolean().describe('True for the address of the invite: the person can sign in at once.'),
  isMember: z
    .boolean()
    .describe('True once the person is a member of the organization that invited; false if its plan has no such role.'),
  resendAt: instant.optional().describe('When the link may be mailed again; only if one was mailed.'),
});

/** How to mail a verification link again. */
export const resendFields = z.object({
  email,
  signUpId: signUpId.optional().describe('Which sign-up; the newest of the address when absent.'),
});
export const resendAnswer = z.object({ resendAt: instant.describe('When the link may be mailed again.') });

/** The terms that every person accepts to sign up, in the order in which they are shown. */
export const termsDocuments = [
  'terms-of-use',
  'privacy-policy',
  'electronic-communications-agreement',
  'bank-documents',
] as const;

export type TermsDocument = (typeof termsDocuments)[number];

/** A part of a document's text. */
export const termsBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
]);
export type TermsBlock = z.infer<typeof termsBlock>;
