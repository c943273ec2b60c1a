// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Accepts the invite of a contact for an organization of the signed-in person. Both become contacts of each other, and the session acts for the organization from then on. */
export const acceptContactInvite = /* @__PURE__ */ route<Contract['acceptContactInvite']>({
  method: 'POST',
  path: '/contacts/accept-invite',
  access: 'customer',
});

/** Says whether a person with this e-mail exists. Only a few addresses a quarter of an hour are answered. */
export const checkIfEmailExists = /* @__PURE__ */ route<Contract['checkIfEmailExists']>({
  method: 'POST',
  path: '/signups/check-if-email-exists',
  access: 'public',
});

/** Says whether an organization has this handle. */
export const checkIfHandleExists = /* @__PURE__ */ route<Contract['checkIfHandleExists']>({
  method: 'POST',
  path: '/signups/check-if-handle-exists',
  access: 'public',
});

/** Creates a business of the signed-in person, who becomes its owner. The session acts for it from then on. */
export const createOrganization = /* @__PURE__ */ route<Contract['createOrganization']>({
  method: 'POST',
  path: '/organization',
  access: 'customer',
});

/** Reads an invite to a company that is not on the platform, by the token of its link. */
export const getCompanyInvite = /* @__PURE__ */ route<Contract['getCompanyInvite']>({
  method: 'GET',
  path: '/invited-signups/get-company-invite',
  access: 'public',
});

/** The countries whose phone numbers can be used, by name in the caller’s language. */
export const getCountriesPhoneInfo = /* @__PURE__ */ route<Contract['getCountriesPhoneInfo']>({
  method: 'GET',
  path: '/signups/countries-phone-info',
  access: 'public',
});

/** Reads an invite to join an organization, by the token of its link. */
export const getInvite = /* @__PURE__ */ route<Contract['getInvite']>({
  method: 'GET',
  path: '/invited-signups/get-invite',
  access: 'public',
});

/** The current terms in the caller’s language, of which a sign-up accepts a version. */
export const getTerms = /* @__PURE__ */ route<Contract['getTerms']>({
  method: 'GET',
  path: '/signups/terms',
  access: 'public',
});

/** Mails an invited person the link for their own e-mail again. Answers alike whatever is known of the address. */
export const resendInvitedVerificationEmail = /* @__PURE__ */ route<Contract['resendInvitedVerificationEmail']>({
  method: 'POST',
  path: '/invited-signups/resend-verification-email',
  access: 'public',
});

/** Mails the verification link again. Answers alike whether or not somebody signed up with the address. */
export const resendVerificationEmail = /* @__PURE__ */ route<Contract['resendVerificationEmail']>({
  method: 'POST',
  path: '/signups/resend-verification-email',
  access: 'public',
});

/** Signs a person up and mails the link that verifies their e-mail. They can sign in once it is verified. */
export const setCredentials = /* @__PURE__ */ route<Contract['setCredentials']>({
  method: 'POST',
  path: '/signups/set-credentials',
  access: 'public',
});

/** Signs up a person of a company that was invited to the platform. */
export const setInvitedCompanyCredentials = /* @__PURE__ */ route<Contract['setInvitedCompanyCredentials']>({
  method: 'POST',
  path: '/invited-signups/set-credentials-company',
  access: 'public',
});

/** Signs up a person who was invited to join an organization. */
export const setInvitedCredentials = /* @__PURE__ */ route<Contract['setInvitedCredentials']>({
  method: 'POST',
  path: '/invited-signups/set-credentials',
  access: 'public',
});

/** Signs up a person with the Google or LinkedIn account that this browser has just proven. They sign in next, with a code. */
export const signUpWithProvider = /* @__PURE__ */ route<Contract['signUpWithProvider']>({
  method: 'POST',
  path: '/signups/provider',
  access: 'public',
});

/** Verifies the e-mail of a sign-up with the token of the mailed link, once within 24 hours. The person can then sign in. */
export const verifyEmail = /* @__PURE__ */ route<Contract['verifyEmail']>({
  method: 'POST',
  path: '/signups/verify-email',
  access: 'public',
});

/** Verifies the e-mail that an invited person gave instead of the invite’s, with the token of the mailed link. */
export const verifyUpdatedEmail = /* @__PURE__ */ route<Contract['verifyUpdatedEmail']>({
  method: 'POST',
  path: '/invited-signups/verify-updated-email',
  access: 'public',
});
