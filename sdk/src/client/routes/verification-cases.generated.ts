// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Adds a note about a company, or about one of its people. Only staff read it. */
export const addInternalNote = /* @__PURE__ */ route<Contract['addInternalNote']>({
  method: 'POST',
  path: '/admin/verification/internal-note',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Verifies a company whose steps and people are approved. Its name, address and website are those that it gave. */
export const approveCompany = /* @__PURE__ */ route<Contract['approveCompany']>({
  method: 'PUT',
  path: '/admin/verification/approve-company',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Approves an entity or a trust that owns a part of a company, as the answers name it now. */
export const approveOwnerEntity = /* @__PURE__ */ route<Contract['approveOwnerEntity']>({
  method: 'PUT',
  path: '/admin/verification/approve-ubo-entity',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Approves a step of a company that handed its verification in. */
export const approveStep = /* @__PURE__ */ route<Contract['approveStep']>({
  method: 'PUT',
  path: '/admin/verification/approve-step',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Approves a person whose identity the vendor has approved, or whose document staff have compared. */
export const approveUser = /* @__PURE__ */ route<Contract['approveUser']>({
  method: 'PUT',
  path: '/admin/verification/approve-user',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Corrects the business address in the answers of a company. A company that is approved has it from then on. */
export const correctBusinessAddress = /* @__PURE__ */ route<Contract['correctBusinessAddress']>({
  method: 'PUT',
  path: '/admin/verification/update-address',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Corrects the legal name in the answers of a company. A company that is approved bears it from then on. */
export const correctLegalName = /* @__PURE__ */ route<Contract['correctLegalName']>({
  method: 'PUT',
  path: '/admin/verification/legal-name',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Corrects the names of a person under verification. An identity check of the former name no longer counts. */
export const correctPersonNames = /* @__PURE__ */ route<Contract['correctPersonNames']>({
  method: 'PUT',
  path: '/admin/verification/person-profile-names',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Denies a company, which the owner is mailed. */
export const denyCompany = /* @__PURE__ */ route<Contract['denyCompany']>({
  method: 'PUT',
  path: '/admin/verification/deny-company',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Returns a step to its company, which the owner is mailed. */
export const denyStep = /* @__PURE__ */ route<Contract['denyStep']>({
  method: 'PUT',
  path: '/admin/verification/deny-step',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Denies a person. */
export const denyUser = /* @__PURE__ */ route<Contract['denyUser']>({
  method: 'PUT',
  path: '/admin/verification/deny-user',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Flags a company under verification for the compliance head, or removes the flag. */
export const escalateCase = /* @__PURE__ */ route<Contract['escalateCase']>({
  method: 'PUT',
  path: '/admin/verification/escalate-to-compliance-head',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** The verification of a company with its answers. Each reading is recorded. */
export const getCompanyUnderVerification = /* @__PURE__ */ route<Contract['getCompanyUnderVerification']>({
  method: 'GET',
  path: '/admin/verification/company',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
});

/** Everything about a company and each of its people, as one file to keep or print. Each reading is recorded. */
export const getCustomerFile = /* @__PURE__ */ route<Contract['getCustomerFile']>({
  method: 'GET',
  path: '/admin/verification/customer-file',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** The verification of a person with their answers. Each reading is recorded. */
export const getPersonUnderVerification = /* @__PURE__ */ route<Contract['getPersonUnderVerification']>({
  method: 'GET',
  path: '/admin/verification/users/{id}',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Companies under verification, newest first. */
export const listCompaniesUnderVerification = /* @__PURE__ */ route<Contract['listCompaniesUnderVerification']>({
  method: 'GET',
  path: '/admin/verification/companies',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
});

/** People who have begun to verify themselves and are not decided, newest first. */
export const listPeopleUnderVerification = /* @__PURE__ */ route<Contract['listPeopleUnderVerification']>({
  method: 'GET',
  path: '/admin/verification/users',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Everybody who signed up, newest first, also those who have not verified their e-mail address. */
export const listSignUps = /* @__PURE__ */ route<Contract['listSignUps']>({
  method: 'GET',
  path: '/admin/verification/signups',
  access: 'staff',
});

/** Asks a person by mail to prove their identity again. Earlier identity checks count no more. */
export const requestNewKyc = /* @__PURE__ */ route<Contract['requestNewKyc']>({
  method: 'POST',
  path: '/admin/verification/request-new-kyc',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Lets a company that was denied automatically submit its application again. Its answers are kept. */
export const resetVerification = /* @__PURE__ */ route<Contract['resetVerification']>({
  method: 'POST',
  path: '/admin/verification/reset-verification',
  access: 'staff',
  roles: ['customer-success'],
});

/** Says whether a document of a company was reviewed. */
export const reviewFile = /* @__PURE__ */ route<Contract['reviewFile']>({
  method: 'PUT',
  path: '/admin/verification/review-file',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Says whether a document of a person was reviewed. */
export const reviewUserFile = /* @__PURE__ */ route<Contract['reviewUserFile']>({
  method: 'PUT',
  path: '/admin/verification/review-user-file',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Takes back the decision about a person whose identity the vendor approved: they wait for a decision again. */
export const setKycStatus = /* @__PURE__ */ route<Contract['setKycStatus']>({
  method: 'PUT',
  path: '/admin/verification/kyc-status',
  access: 'staff',
  roles: ['compliance-head'],
});
