// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Cancels a transfer of the organization before it is sent. All of the money is back at once. */
export const cancelTransfer = /* @__PURE__ */ route<Contract['cancelTransfer']>({
  method: 'POST',
  path: '/transactions/transfers/cancel',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Fixes amounts, rate, margin and fee of a transfer or withdrawal for a few minutes. A quote is used once. */
export const createQuote = /* @__PURE__ */ route<Contract['createQuote']>({
  method: 'POST',
  path: '/transactions/quotes',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Decides about a transfer on hold. */
export const decideTransfer = /* @__PURE__ */ route<Contract['decideTransfer']>({
  method: 'POST',
  path: '/admin/transfers/decide',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin'],
});

/** Decides about a withdrawal that waits for approval, puts a returned one back in the balance, or decides who bears one that the bank paid out after its money was given back. */
export const decideWithdrawal = /* @__PURE__ */ route<Contract['decideWithdrawal']>({
  method: 'POST',
  path: '/admin/withdrawals/decide',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'finance'],
});

/** The current rate and margin of a conversion, with source and time. A quote fixes them. */
export const getConversionRate = /* @__PURE__ */ route<Contract['getConversionRate']>({
  method: 'GET',
  path: '/transactions/rate',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** A transfer of any organization, as its sender sees it, with what staff may decide now. */
export const getStaffTransfer = /* @__PURE__ */ route<Contract['getStaffTransfer']>({
  method: 'GET',
  path: '/admin/transfers/{transferId}',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** A transfer that the organization made or received, with the steps that explain its status. */
export const getTransfer = /* @__PURE__ */ route<Contract['getTransfer']>({
  method: 'GET',
  path: '/transactions/transfers/{transferId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** What withdrawals and conversions of the organization cost now. Other transfers and deposits are free. */
export const getTransferTerms = /* @__PURE__ */ route<Contract['getTransferTerms']>({
  method: 'GET',
  path: '/transactions/terms',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Transfers of all organizations that wait for a decision of staff, the oldest first. */
export const listWaitingTransfers = /* @__PURE__ */ route<Contract['listWaitingTransfers']>({
  method: 'GET',
  path: '/admin/transfers',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Orders our banks to move the money of a transfer again that they moved back after it had arrived. */
export const moveTransferAgain = /* @__PURE__ */ route<Contract['moveTransferAgain']>({
  method: 'POST',
  path: '/admin/transfers/move-again',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'finance'],
});

/** Books that our banks moved the money of an arrived transfer without an order: to its destination after they had moved it back, or back. Moves no money. */
export const recordBankMove = /* @__PURE__ */ route<Contract['recordBankMove']>({
  method: 'POST',
  path: '/admin/transfers/bank-moves',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'finance'],
});

/** Sets whether staff monitor the organization, whose transfers are then put on hold. In sandbox mode. */
export const simulateMonitoring = /* @__PURE__ */ route<Contract['simulateMonitoring']>({
  method: 'POST',
  path: '/sandbox/monitoring',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Decides about a transfer of the organization as staff would, in sandbox mode. */
export const simulateTransferDecision = /* @__PURE__ */ route<Contract['simulateTransferDecision']>({
  method: 'POST',
  path: '/sandbox/transfers/decide',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Makes the transfer of a quote, to an own account or to another business. */
export const transferMoney = /* @__PURE__ */ route<Contract['transferMoney']>({
  method: 'POST',
  path: '/transactions/transfer',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /transactions/transfer', boundTo: ({ body }) => ({ quoteId: body?.['quoteId'] }) },
});

/** Makes the withdrawal of a quote, to a recipient outside. */
export const withdrawMoney = /* @__PURE__ */ route<Contract['withdrawMoney']>({
  method: 'POST',
  path: '/transactions/withdraw',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /transactions/withdraw', boundTo: ({ body }) => ({ quoteId: body?.['quoteId'] }) },
});
