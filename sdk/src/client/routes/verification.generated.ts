// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Changes the address of an owner or officer who has not signed up. The old invite ends, and a new one is mailed; also to the same address. */
export const changeOwnerEmail = /* @__PURE__ */ route<Contract['changeOwnerEmail']>({
  method: 'PUT',
  path: '/verification/ubo-email',
  access: 'customer',
  roles: ['owner'],
});

/** Starts the identity check of the signed-in person on the page of the identity vendor. */
export const createKycSession = /* @__PURE__ */ route<Contract['createKycSession']>({
  method: 'POST',
  path: '/verification/create-kyc-session',
  access: 'customer',
});

/** Hands the verification in. Everything must be answered, and certified to be true. */
export const finalizeVerification = /* @__PURE__ */ route<Contract['finalizeVerification']>({
  method: 'POST',
  path: '/verification/review-and-finalize',
  access: 'customer',
  roles: ['owner'],
});

/** Notes that the owner has gone through the pages after the verification: card, referrals and waiting lists. */
export const finishOnboarding = /* @__PURE__ */ route<Contract['finishOnboarding']>({
  method: 'PUT',
  path: '/verification/finish-onboarding',
  access: 'customer',
  roles: ['owner'],
});

/** Where the review of the organization stands. */
export const getInReview = /* @__PURE__ */ route<Contract['getInReview']>({
  method: 'GET',
  path: '/verification/in-review',
  access: 'customer',
});

/** The verification of the organization and of the signed-in person, with what is missing. */
export const getVerification = /* @__PURE__ */ route<Contract['getVerification']>({
  method: 'GET',
  path: '/verification',
  access: 'customer',
});

/** The identity documents that people of a country may show, and the documents that a business must give. */
export const listAllowedDocuments = /* @__PURE__ */ route<Contract['listAllowedDocuments']>({
  method: 'GET',
  path: '/verification/allowed-document-types',
  access: 'customer',
});

/** Asks the identity vendor what it decided about the signed-in person. */
export const markKycAsCompleted = /* @__PURE__ */ route<Contract['markKycAsCompleted']>({
  method: 'POST',
  path: '/verification/mark-kyc-as-completed',
  access: 'customer',
});

/** Notes the page that the owner has reached after the hand-in, so that they go on there on any device. */
export const noteFinishStep = /* @__PURE__ */ route<Contract['noteFinishStep']>({
  method: 'PUT',
  path: '/verification/finish-step',
  access: 'customer',
  roles: ['owner'],
});

/** Saves the details of the business. */
export const saveBusinessDetails = /* @__PURE__ */ route<Contract['saveBusinessDetails']>({
  method: 'POST',
  path: '/verification/kyb',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Saves which files are the documents of the business. */
export const saveDocumentation = /* @__PURE__ */ route<Contract['saveDocumentation']>({
  method: 'PUT',
  path: '/verification/documentation',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Saves the personal details of the signed-in person. */
export const saveIdentityDetails = /* @__PURE__ */ route<Contract['saveIdentityDetails']>({
  method: 'POST',
  path: '/verification/identity-details',
  access: 'customer',
});

/** Saves the executive officers, and invites those who are new unless it is a draft. */
export const saveOfficers = /* @__PURE__ */ route<Contract['saveOfficers']>({
  method: 'PUT',
  path: '/verification/directors',
  access: 'customer',
  roles: ['owner'],
});

/** Saves the beneficial owners, and invites those who are new unless it is a draft. */
export const saveOwners = /* @__PURE__ */ route<Contract['saveOwners']>({
  method: 'PUT',
  path: '/verification/ubos',
  access: 'customer',
  roles: ['owner'],
});

/** Saves the statement of the signed-in person about public offices. */
export const savePublicOffice = /* @__PURE__ */ route<Contract['savePublicOffice']>({
  method: 'POST',
  path: '/verification/pep',
  access: 'customer',
});

/** Saves the risk profile. Some answers deny the business at once. */
export const saveRiskProfile = /* @__PURE__ */ route<Contract['saveRiskProfile']>({
  method: 'POST',
  path: '/verification/risk-profile',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Saves how the business is organized, and its handle. A submitted setup settles type and handle of the organization. */
export const saveVerificationSetup = /* @__PURE__ */ route<Contract['saveVerificationSetup']>({
  method: 'POST',
  path: '/verification/setup',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Saves whether an entity or a trust owns a part of the business. */
export const setHasEntityOwner = /* @__PURE__ */ route<Contract['setHasEntityOwner']>({
  method: 'PUT',
  path: '/verification/ubos/has-entity-ubo',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Approves the identity of the signed-in person without a vendor. */
export const setKycVendorDummy = /* @__PURE__ */ route<Contract['setKycVendorDummy']>({
  method: 'POST',
  path: '/verification/set-kyc-vendor-dummy',
  access: 'customer',
});

/** Notes that the verification was begun on a phone. */
export const startOnMobile = /* @__PURE__ */ route<Contract['startOnMobile']>({
  method: 'PUT',
  path: '/verification/started-on-mobile',
  access: 'customer',
});
