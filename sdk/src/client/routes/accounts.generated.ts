// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** A deposit of the organization, with what explains its status. */
export const getDeposit = /* @__PURE__ */ route<Contract['getDeposit']>({
  method: 'GET',
  path: '/currency-accounts/deposits/{depositId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** How to send money to one of the organization’s accounts: by a local transfer, and from abroad. */
export const getDepositInstructions = /* @__PURE__ */ route<Contract['getDepositInstructions']>({
  method: 'GET',
  path: '/currency-accounts/deposit-instructions',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The organization’s balance, guaranteed funds and outstanding income in one currency. */
export const getFunds = /* @__PURE__ */ route<Contract['getFunds']>({
  method: 'GET',
  path: '/organization/funds',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Counts and totals of open income and expenses, in one currency or in all, of one type of account or of all. */
export const getInvoiceIndicators = /* @__PURE__ */ route<Contract['getInvoiceIndicators']>({
  method: 'GET',
  path: '/dashboard/invoices-indicators',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invites a connected contact by mail to open an account in a currency. */
export const inviteToOpenAccount = /* @__PURE__ */ route<Contract['inviteToOpenAccount']>({
  method: 'POST',
  path: '/currency-accounts/send-invite-open-account',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Every currency account of the organization, in display order. */
export const listBalances = /* @__PURE__ */ route<Contract['listBalances']>({
  method: 'GET',
  path: '/currency-accounts/balances',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Deposits of the organization, newest first: credited, held or returned. */
export const listOrganizationDeposits = /* @__PURE__ */ route<Contract['listOrganizationDeposits']>({
  method: 'GET',
  path: '/currency-accounts/deposits',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Opens a currency account that the organization is eligible for. An open account is answered again. */
export const openAccount = /* @__PURE__ */ route<Contract['openAccount']>({
  method: 'POST',
  path: '/currency-accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Simulates a bank credit to a currency account, in sandbox mode. */
export const simulateDeposit = /* @__PURE__ */ route<Contract['simulateDeposit']>({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Decides about a deposit of the organization as compliance would, in sandbox mode. */
export const simulateDepositDecision = /* @__PURE__ */ route<Contract['simulateDepositDecision']>({
  method: 'POST',
  path: '/sandbox/deposits/decide',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Lets the sender’s bank call a deposit of the organization back, in sandbox mode. */
export const simulateRecall = /* @__PURE__ */ route<Contract['simulateRecall']>({
  method: 'POST',
  path: '/sandbox/deposits/recall',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});
