// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Answers a request for a higher plan, and mails the person who asked. */
export const answerUpgradeRequest = /* @__PURE__ */ route<Contract['answerUpgradeRequest']>({
  method: 'PUT',
  path: '/admin/upgrade-requests/{requestId}',
  access: 'staff',
  roles: ['compliance-head', 'customer-success'],
});

/** Credits a deposit to an organization’s account, also one that was credited to a wrong account. */
export const assignDeposit = /* @__PURE__ */ route<Contract['assignDeposit']>({
  method: 'POST',
  path: '/admin/deposits/{depositId}/assign',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Releases blocked money to where it came from, or refuses to. Nobody releases what they asked for themselves. */
export const decideLicenceRelease = /* @__PURE__ */ route<Contract['decideLicenceRelease']>({
  method: 'POST',
  path: '/admin/licence-releases/{releaseId}/decide',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head'],
});

/** Sends a deposit that monitoring kept back, or that is nobody’s, to its sender, or to the bank that recalls it. */
export const denyDeposit = /* @__PURE__ */ route<Contract['denyDeposit']>({
  method: 'POST',
  path: '/admin/deposits/{depositId}/deny',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin'],
});

/** Flags an organization for the compliance head, or removes the flag. */
export const escalateOrganization = /* @__PURE__ */ route<Contract['escalateOrganization']>({
  method: 'PUT',
  path: '/admin/organizations/escalate-to-compliance-head',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** One comparison of the ledger with the banks, with its parts and the accounts at the banks. */
export const getBankReconciliation = /* @__PURE__ */ route<Contract['getBankReconciliation']>({
  method: 'GET',
  path: '/admin/bank-reconciliations/{reconciliationId}',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** One organization with its members, accounts and invoice counts. */
export const getOrganization = /* @__PURE__ */ route<Contract['getOrganization']>({
  method: 'GET',
  path: '/admin/organizations/{organizationId}',
  access: 'staff',
});

/** A deposit with what happened to it and what staff can decide now. */
export const getStaffDeposit = /* @__PURE__ */ route<Contract['getStaffDeposit']>({
  method: 'GET',
  path: '/admin/deposits/{depositId}',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Which outside services the server is configured for. Holds no secrets. */
export const getSystem = /* @__PURE__ */ route<Contract['getSystem']>({
  method: 'GET',
  path: '/admin/system',
  access: 'staff',
  roles: ['compliance-head'],
});

/** Comparisons of the ledger with the banks, one for each banking day and currency, newest first. */
export const listBankReconciliations = /* @__PURE__ */ route<Contract['listBankReconciliations']>({
  method: 'GET',
  path: '/admin/bank-reconciliations',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Statements of banks that are overdue, or that do not follow the one before, oldest first. */
export const listBankStatementAlarms = /* @__PURE__ */ route<Contract['listBankStatementAlarms']>({
  method: 'GET',
  path: '/admin/bank-statement-alarms',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Money that is kept by order of an authority: transfers, then payments, the latest made first. */
export const listBlockedMoney = /* @__PURE__ */ route<Contract['listBlockedMoney']>({
  method: 'GET',
  path: '/admin/blocked-money',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Deposits of all organizations and of nobody yet, newest first. */
export const listDeposits = /* @__PURE__ */ route<Contract['listDeposits']>({
  method: 'GET',
  path: '/admin/deposits',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Exchanges with the dealer that cover what customers converted, newest first. */
export const listFxCovers = /* @__PURE__ */ route<Contract['listFxCovers']>({
  method: 'GET',
  path: '/admin/fx-covers',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** What customers converted and no exchange with the dealer covers yet, net for each pair of currencies. */
export const listFxPositions = /* @__PURE__ */ route<Contract['listFxPositions']>({
  method: 'GET',
  path: '/admin/fx-positions',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Emails and text messages of the last 30 days, newest first, and what became of each. Without their content. */
export const listMessages = /* @__PURE__ */ route<Contract['listMessages']>({
  method: 'GET',
  path: '/admin/messages',
  access: 'staff',
  roles: ['compliance-head', 'customer-success'],
});

/** Files of an organization and of its members, newest first. A removed file is listed until it is deleted. */
export const listOrganizationFiles = /* @__PURE__ */ route<Contract['listOrganizationFiles']>({
  method: 'GET',
  path: '/admin/organizations/{organizationId}/files',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
});

/** Organizations, newest first. */
export const listOrganizations = /* @__PURE__ */ route<Contract['listOrganizations']>({
  method: 'GET',
  path: '/admin/organizations',
  access: 'staff',
});

/** Payments whose money needs staff: refunds that failed, and news of banks and processors that contradict each other. */
export const listPaymentExceptions = /* @__PURE__ */ route<Contract['listPaymentExceptions']>({
  method: 'GET',
  path: '/admin/payment-exceptions',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** What organizations owe after late returns that their balance did not cover. */
export const listSellerDebts = /* @__PURE__ */ route<Contract['listSellerDebts']>({
  method: 'GET',
  path: '/admin/seller-debts',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Entries of bank statements of the last 45 days that no order of ours explains, the latest first, at most 100. They are in no balance. */
export const listUnexplainedBankEntries = /* @__PURE__ */ route<Contract['listUnexplainedBankEntries']>({
  method: 'GET',
  path: '/admin/unexplained-bank-entries',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Requests of organizations for a higher plan, newest first. */
export const listUpgradeRequests = /* @__PURE__ */ route<Contract['listUpgradeRequests']>({
  method: 'GET',
  path: '/admin/upgrade-requests',
  access: 'staff',
});

/** Credits a deposit that monitoring kept back. */
export const releaseDeposit = /* @__PURE__ */ route<Contract['releaseDeposit']>({
  method: 'POST',
  path: '/admin/deposits/{depositId}/release',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin'],
});

/** Asks for the release of blocked money under a licence of the authority. A second person decides. */
export const requestLicenceRelease = /* @__PURE__ */ route<Contract['requestLicenceRelease']>({
  method: 'POST',
  path: '/admin/licence-releases',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
});

/** Marks an item of a payment’s money as done. */
export const resolvePaymentException = /* @__PURE__ */ route<Contract['resolvePaymentException']>({
  method: 'POST',
  path: '/admin/payment-exceptions/{exceptionId}/resolve',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Gives a deposit back to the bank that recalls it, from a balance or from suspense. */
export const returnDeposit = /* @__PURE__ */ route<Contract['returnDeposit']>({
  method: 'POST',
  path: '/admin/deposits/{depositId}/return',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin'],
});

/** Organizations and their people that match a text, those of one kind together, the best first. */
export const searchStaffRecords = /* @__PURE__ */ route<Contract['searchStaffRecords']>({
  method: 'GET',
  path: '/admin/me/search',
  access: 'staff',
});

/** Puts an organization on a plan from today on. Its first month is charged today, if the plan costs anything. */
export const setPricingTier = /* @__PURE__ */ route<Contract['setPricingTier']>({
  method: 'PUT',
  path: '/admin/organizations/pricing-tier',
  access: 'staff',
  roles: ['compliance-head', 'customer-success'],
});

/** Waives the monthly charges of an organization, from those that are due on, or charges later months again. */
export const waiveMembershipCharges = /* @__PURE__ */ route<Contract['waiveMembershipCharges']>({
  method: 'PUT',
  path: '/admin/organizations/waive-membership-charges',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Gives up what an organization owes after a late return, or a part of it. Answers what it still owes. */
export const writeOffSellerDebt = /* @__PURE__ */ route<Contract['writeOffSellerDebt']>({
  method: 'POST',
  path: '/admin/seller-debts/{organizationId}/write-off',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});
