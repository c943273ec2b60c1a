// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../contract/index.ts';
import { route } from './route.ts';

/** Confirms the one-time code (header otp-code) and opens the session. */
export const confirmSession = /* @__PURE__ */ route<Contract['confirmSession']>({
  method: 'POST',
  path: '/sessions/confirm',
  access: 'intermediate',
});

/** Confirms a staff member’s one-time code (header otp-code) and opens the session. */
export const confirmStaffSession = /* @__PURE__ */ route<Contract['confirmStaffSession']>({
  method: 'POST',
  path: '/admin/sessions/confirm',
  access: 'staff-intermediate',
});

/** Opens a bank-linking session for a debit. */
export const createDebitToken = /* @__PURE__ */ route<Contract['createDebitToken']>({
  method: 'POST',
  path: '/invoices/ach-debit/token',
  access: 'payer',
});

/** Creates a new guest link for an invoice of the organization that owns the key. */
export const createGuestLink = /* @__PURE__ */ route<Contract['createGuestLink']>({
  method: 'POST',
  path: '/partners/guest-links',
  access: 'api-key',
});

/** Creates and sends an invoice for the organization that owns the key, and returns its guest link. */
export const createPartnerInvoice = /* @__PURE__ */ route<Contract['createPartnerInvoice']>({
  method: 'POST',
  path: '/partners/invoices',
  access: 'api-key',
  movesMoney: true,
});

/** Deletes a draft. A sent invoice can only be canceled. */
export const deleteDraft = /* @__PURE__ */ route<Contract['deleteDraft']>({
  method: 'DELETE',
  path: '/invoices/draft/{id}',
  access: 'customer',
});

/** Signs out and ends the session. */
export const endSession = /* @__PURE__ */ route<Contract['endSession']>({
  method: 'DELETE',
  path: '/sessions',
  access: 'customer',
});

/** Signs a staff member out. */
export const endStaffSession = /* @__PURE__ */ route<Contract['endStaffSession']>({
  method: 'DELETE',
  path: '/admin/sessions',
  access: 'staff',
});

/** The time of the business clock. */
export const getClock = /* @__PURE__ */ route<Contract['getClock']>({
  method: 'GET',
  path: '/sandbox/clock',
  access: 'public',
});

/** The installation’s settings that the portal needs. */
export const getConstants = /* @__PURE__ */ route<Contract['getConstants']>({
  method: 'GET',
  path: '/me/constants',
  access: 'customer',
});

/** The debit authorisation to accept, for a linked bank account. */
export const getDebitAuthorization = /* @__PURE__ */ route<Contract['getDebitAuthorization']>({
  method: 'POST',
  path: '/invoices/ach-debit/authorization',
  access: 'payer',
});

/** The organization’s balance, guaranteed funds and outstanding income in one currency. */
export const getFunds = /* @__PURE__ */ route<Contract['getFunds']>({
  method: 'GET',
  path: '/organization/funds',
  access: 'customer',
});

/** The invoice of the invite token. */
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
});

/** Counts and totals of open income and expenses, in one currency or in all. */
export const getInvoiceIndicators = /* @__PURE__ */ route<Contract['getInvoiceIndicators']>({
  method: 'GET',
  path: '/dashboard/invoices-indicators',
  access: 'customer',
});

/** The signed-in person with the organization they act for. */
export const getMe = /* @__PURE__ */ route<Contract['getMe']>({
  method: 'GET',
  path: '/me',
  access: 'customer',
});

/** One organization with its members, accounts and invoice counts. */
export const getOrganization = /* @__PURE__ */ route<Contract['getOrganization']>({
  method: 'GET',
  path: '/admin/organizations/{organizationId}',
  access: 'staff',
});

/** An invoice of the organization that owns the key. */
export const getPartnerInvoice = /* @__PURE__ */ route<Contract['getPartnerInvoice']>({
  method: 'GET',
  path: '/partners/invoices/{id}',
  access: 'api-key',
});

/** The installation’s public settings, for signed-out pages and widgets. */
export const getPublicConstants = /* @__PURE__ */ route<Contract['getPublicConstants']>({
  method: 'GET',
  path: '/constants',
  access: 'public',
});

/** The signed-in staff member. */
export const getStaffMe = /* @__PURE__ */ route<Contract['getStaffMe']>({
  method: 'GET',
  path: '/admin/me',
  access: 'staff',
});

/** Every currency account of the organization, in display order. */
export const listBalances = /* @__PURE__ */ route<Contract['listBalances']>({
  method: 'GET',
  path: '/currency-accounts/balances',
  access: 'customer',
});

/** Invoices that the organization received, newest due date first. */
export const listExpenses = /* @__PURE__ */ route<Contract['listExpenses']>({
  method: 'GET',
  path: '/invoices/expenses',
  access: 'customer',
});

/** Invoices that the organization issued, drafts included, newest due date first. */
export const listIncome = /* @__PURE__ */ route<Contract['listIncome']>({
  method: 'GET',
  path: '/invoices/income',
  access: 'customer',
});

/** Organizations, newest first. */
export const listOrganizations = /* @__PURE__ */ route<Contract['listOrganizations']>({
  method: 'GET',
  path: '/admin/organizations',
  access: 'staff',
});

/** Moves the business clock forward and does the work that becomes due, in order. */
export const moveClock = /* @__PURE__ */ route<Contract['moveClock']>({
  method: 'POST',
  path: '/sandbox/clock',
  access: 'public',
});

/** Debits the linked bank account under the accepted authorisation. */
export const payByDebit = /* @__PURE__ */ route<Contract['payByDebit']>({
  method: 'POST',
  path: '/invoices/ach-debit/pay',
  access: 'payer',
  movesMoney: true,
});

/** Pays an invoice from the buyer’s balance. */
export const payInvoice = /* @__PURE__ */ route<Contract['payInvoice']>({
  method: 'POST',
  path: '/invoices/pay',
  access: 'customer',
  movesMoney: true,
  otp: { purpose: 'POST /invoices/pay', boundTo: 'invoiceId' },
});

/** Stores an uncaught error of the portal or the back office, without personal data. */
export const reportError = /* @__PURE__ */ route<Contract['reportError']>({
  method: 'POST',
  path: '/error-reports',
  access: 'public',
});

/** Creates a draft, or replaces the content of one. */
export const saveDraft = /* @__PURE__ */ route<Contract['saveDraft']>({
  method: 'PUT',
  path: '/invoices/draft',
  access: 'customer',
});

/** Stores the language that the signed-in person chose, for mails and other devices. */
export const savePreferences = /* @__PURE__ */ route<Contract['savePreferences']>({
  method: 'PUT',
  path: '/me/preferences',
  access: 'customer',
});

/** Stores the language that the signed-in staff member chose, for mails and other devices. */
export const saveStaffPreferences = /* @__PURE__ */ route<Contract['saveStaffPreferences']>({
  method: 'PUT',
  path: '/admin/me/preferences',
  access: 'staff',
});

/** Mails a one-time code for one call, or a new sign-in code. Answers alike whether or not the address is known. */
export const sendEmailCode = /* @__PURE__ */ route<Contract['sendEmailCode']>({
  method: 'POST',
  path: '/me/send-email-2fa',
  access: 'public',
});

/** Numbers a draft, bills it and mails the buyer a link. */
export const sendInvoice = /* @__PURE__ */ route<Contract['sendInvoice']>({
  method: 'POST',
  path: '/invoices/send',
  access: 'customer',
  movesMoney: true,
});

/** Simulates a bank credit to a currency account, in sandbox mode. */
export const simulateDeposit = /* @__PURE__ */ route<Contract['simulateDeposit']>({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  access: 'customer',
  movesMoney: true,
});

/** Checks e-mail and password and mails a one-time code. Sets the intermediate session cookie. */
export const startSession = /* @__PURE__ */ route<Contract['startSession']>({
  method: 'POST',
  path: '/sessions/intermediate',
  access: 'public',
});

/** Checks a staff member’s e-mail and password and mails a one-time code. */
export const startStaffSession = /* @__PURE__ */ route<Contract['startStaffSession']>({
  method: 'POST',
  path: '/admin/sessions/intermediate',
  access: 'public',
});
