// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Deletes a draft. A sent invoice can only be canceled. */
export const deleteDraft = /* @__PURE__ */ route<Contract['deleteDraft']>({
  method: 'DELETE',
  path: '/invoices/draft/{id}',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** The invoice of the invite token or of the embed session. */
export const getInvitedInvoice = /* @__PURE__ */ route<Contract['getInvitedInvoice']>({
  method: 'GET',
  path: '/invoices/get-from-invite',
  access: 'guest',
});

/** One invoice, as the seller or the buyer sees it. */
export const getInvoice = /* @__PURE__ */ route<Contract['getInvoice']>({
  method: 'GET',
  path: '/invoices/{id}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invoices that the organization received, newest due date first. */
export const listExpenses = /* @__PURE__ */ route<Contract['listExpenses']>({
  method: 'GET',
  path: '/invoices/expenses',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invoices that the organization issued, drafts included, newest due date first. */
export const listIncome = /* @__PURE__ */ route<Contract['listIncome']>({
  method: 'GET',
  path: '/invoices/income',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Creates a draft, or replaces the content of one. */
export const saveDraft = /* @__PURE__ */ route<Contract['saveDraft']>({
  method: 'PUT',
  path: '/invoices/draft',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Numbers a draft, bills it and mails the buyer a link. */
export const sendInvoice = /* @__PURE__ */ route<Contract['sendInvoice']>({
  method: 'POST',
  path: '/invoices/send',
  access: 'customer',
  movesMoney: true,
  roles: ['owner', 'manager'],
});
