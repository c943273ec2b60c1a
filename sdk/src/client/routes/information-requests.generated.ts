// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Answers a request for information with text, files and the attached invoices; or saves a draft of the answer. */
export const answerInformationRequest = /* @__PURE__ */ route<Contract['answerInformationRequest']>({
  method: 'PUT',
  path: '/verification/additional-info-request',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Attaches a sent or received invoice to the answer of a request for information. Repeating it changes nothing. */
export const attachInvoiceToRequest = /* @__PURE__ */ route<Contract['attachInvoiceToRequest']>({
  method: 'POST',
  path: '/verification/attach-invoice-to-RAI',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Removes an invoice from the answer of a request for information, before it is sent. */
export const detachInvoiceFromRequest = /* @__PURE__ */ route<Contract['detachInvoiceFromRequest']>({
  method: 'DELETE',
  path: '/verification/attach-invoice-to-RAI',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** A request of staff for information about the organization or one of its transactions, with the answer. */
export const getInformationRequest = /* @__PURE__ */ route<Contract['getInformationRequest']>({
  method: 'GET',
  path: '/verification/additional-info-request',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** The requests for information to an organization with their answers, newest first. Each reading is recorded. */
export const listInformationRequests = /* @__PURE__ */ route<Contract['listInformationRequests']>({
  method: 'GET',
  path: '/admin/verification/additional-info-requests',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** The mail that a request for information would send. Nothing is sent or stored. */
export const previewInformationRequest = /* @__PURE__ */ route<Contract['previewInformationRequest']>({
  method: 'POST',
  path: '/admin/verification/preview-additional-info-request',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Asks the owner of an organization for information, by mail. One request about a thing is open at a time; an answer that waits for review must be named, and counts as reviewed. */
export const requestInformation = /* @__PURE__ */ route<Contract['requestInformation']>({
  method: 'POST',
  path: '/admin/verification/additional-info-request',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Marks the answer to a request for information as reviewed. */
export const reviewInformationRequest = /* @__PURE__ */ route<Contract['reviewInformationRequest']>({
  method: 'PUT',
  path: '/admin/verification/review-additional-info-request',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Asks for information about a transaction on hold as staff would, in sandbox mode. */
export const simulateInformationRequest = /* @__PURE__ */ route<Contract['simulateInformationRequest']>({
  method: 'POST',
  path: '/sandbox/additional-info-requests',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Simulates a bank credit that compliance keeps back, and asks for information about it as staff would, in sandbox mode. */
export const simulateReviewedDeposit = /* @__PURE__ */ route<Contract['simulateReviewedDeposit']>({
  method: 'POST',
  path: '/sandbox/reviewed-deposits',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});
