// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Verifies a company whose steps and people are approved. Its name, address and website are those that it gave. */
export const approveCompany = /* @__PURE__ */ route<Contract['approveCompany']>({
  method: 'PUT',
  path: '/admin/verification/approve-company',
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

/** Approves a person whose identity the vendor has approved. */
export const approveUser = /* @__PURE__ */ route<Contract['approveUser']>({
  method: 'PUT',
  path: '/admin/verification/approve-user',
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

/** The verification of a company with its answers. Each reading is recorded. */
export const getCompanyUnderVerification = /* @__PURE__ */ route<Contract['getCompanyUnderVerification']>({
  method: 'GET',
  path: '/admin/verification/company',
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
  roles: ['compliance-head', 'compliance-admin'],
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
