// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Whether an organization has this handle. */
export const findHandle = /* @__PURE__ */ route<Contract['findHandle']>({
  method: 'GET',
  path: '/organization/handle/{handle}',
  access: 'customer',
});

/** Finds an active organization by its complete handle, before it is added as a contact. */
export const findOrganization = /* @__PURE__ */ route<Contract['findOrganization']>({
  method: 'GET',
  path: '/organization/find',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The organization’s profile. */
export const getCompanyInfo = /* @__PURE__ */ route<Contract['getCompanyInfo']>({
  method: 'GET',
  path: '/organization/company-info',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** What the organization, or the signed-in person, has yet to give. */
export const getMissingInformation = /* @__PURE__ */ route<Contract['getMissingInformation']>({
  method: 'GET',
  path: '/organization/missing-information',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Puts the organization on the waiting list for accounts in a currency. Repeating it changes nothing. */
export const joinWaitlist = /* @__PURE__ */ route<Contract['joinWaitlist']>({
  method: 'POST',
  path: '/organization/waitlist',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** The organizations that the signed-in person belongs to, the first joined first. */
export const listOwnOrganizations = /* @__PURE__ */ route<Contract['listOwnOrganizations']>({
  method: 'GET',
  path: '/me/organizations',
  access: 'customer',
});

/** Asks for the Premium plan. Staff are mailed; a request that is open is answered again. */
export const requestPlanUpgrade = /* @__PURE__ */ route<Contract['requestPlanUpgrade']>({
  method: 'POST',
  path: '/organization/upgrade-request',
  access: 'customer',
  roles: ['owner'],
});

/** Saves what the organization says of itself. */
export const saveCompanyInfo = /* @__PURE__ */ route<Contract['saveCompanyInfo']>({
  method: 'PUT',
  path: '/organization/company-info',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Saves some of the missing information. Returns what is still missing. */
export const saveMissingInformation = /* @__PURE__ */ route<Contract['saveMissingInformation']>({
  method: 'POST',
  path: '/organization/missing-information',
  access: 'customer',
  roles: ['owner'],
});

/** Sets type and handle of an organization without a handle. Afterwards only the verification can change them, until it is handed in. */
export const setBusinessTypeAndHandle = /* @__PURE__ */ route<Contract['setBusinessTypeAndHandle']>({
  method: 'POST',
  path: '/organization/business-type-and-handle',
  access: 'customer',
  roles: ['owner'],
});

/** Sets the handle of an organization without one. Afterwards only the verification can change it, until it is handed in. */
export const setHandle = /* @__PURE__ */ route<Contract['setHandle']>({
  method: 'POST',
  path: '/organization/handle',
  access: 'customer',
  roles: ['owner'],
});
