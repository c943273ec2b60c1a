// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { encodeForm } from '../encode-form.ts';
import { readFile } from '../read-file.ts';
import { route } from '../route.ts';

/** A file of any person or organization. Each reading is recorded. */
export const getAdminFileImage = /* @__PURE__ */ route<Contract['getAdminFileImage']>({
  method: 'GET',
  path: '/admin/files/fileimage',
  access: 'staff',
  timeoutMs: 600000,
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
  read: readFile,
});

/** A file: of the person, of the organization for its readers, or the logo of an invoice for its buyer. */
export const getFileImage = /* @__PURE__ */ route<Contract['getFileImage']>({
  method: 'GET',
  path: '/files/fileimage',
  access: 'customer',
  timeoutMs: 600000,
  read: readFile,
});

/** Removes a file of the organization, unless it was handed in with the verification or an answer to staff. */
export const removeFile = /* @__PURE__ */ route<Contract['removeFile']>({
  method: 'DELETE',
  path: '/files',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Removes a document about an organization that staff uploaded. */
export const removeStaffFile = /* @__PURE__ */ route<Contract['removeStaffFile']>({
  method: 'DELETE',
  path: '/admin/files',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
});

/** Removes a file of the signed-in person. */
export const removeUserFile = /* @__PURE__ */ route<Contract['removeUserFile']>({
  method: 'DELETE',
  path: '/files/user',
  access: 'customer',
});

/** Changes the language of a file of the organization, unless it was handed in with the verification or an answer to staff. */
export const updateFileLanguage = /* @__PURE__ */ route<Contract['updateFileLanguage']>({
  method: 'POST',
  path: '/files/update-language',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Changes the language of a file of the signed-in person, unless staff reviewed it. */
export const updateUserFileLanguage = /* @__PURE__ */ route<Contract['updateUserFileLanguage']>({
  method: 'POST',
  path: '/files/user/update-language',
  access: 'customer',
});

/** Uploads a file of the organization. A document that no saved answer names gives way to another in its place. */
export const uploadFile = /* @__PURE__ */ route<Contract['uploadFile']>({
  method: 'POST',
  path: '/files',
  access: 'customer',
  timeoutMs: 600000,
  roles: ['owner', 'manager'],
  encode: encodeForm,
});

/** Uploads a document about an organization. */
export const uploadStaffFile = /* @__PURE__ */ route<Contract['uploadStaffFile']>({
  method: 'POST',
  path: '/admin/files',
  access: 'staff',
  timeoutMs: 600000,
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
  encode: encodeForm,
});

/** Uploads a file of the signed-in person, for the group proofOfPhysicalResidentialAddress. */
export const uploadUserFile = /* @__PURE__ */ route<Contract['uploadUserFile']>({
  method: 'POST',
  path: '/files/user',
  access: 'customer',
  timeoutMs: 600000,
  encode: encodeForm,
});
