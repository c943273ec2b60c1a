import * as accounts from './accounts.ts';
import * as adminOrganizations from './admin-organizations.ts';
import type { Call } from './call.ts';
import * as errorReports from './error-reports.ts';
import * as invoices from './invoices.ts';
import * as me from './me.ts';
import * as partners from './partners.ts';
import * as sandbox from './sandbox.ts';
import * as sessions from './sessions.ts';

/** Every declared call by name. A name is a verb and a noun and is the same in server, client and documents. */
export const contract = {
  confirmSession: sessions.confirmSession,
  confirmStaffSession: sessions.confirmStaffSession,
  createDebitToken: invoices.createDebitToken,
  createGuestLink: partners.createGuestLink,
  createPartnerInvoice: partners.createPartnerInvoice,
  deleteDraft: invoices.deleteDraft,
  endSession: sessions.endSession,
  endStaffSession: sessions.endStaffSession,
  getClock: sandbox.getClock,
  getCompany: adminOrganizations.getCompany,
  getConstants: me.getConstants,
  getDebitAuthorization: invoices.getDebitAuthorization,
  getFunds: accounts.getFunds,
  getInvitedInvoice: invoices.getInvitedInvoice,
  getInvoice: invoices.getInvoice,
  getInvoiceIndicators: accounts.getInvoiceIndicators,
  getMe: me.getMe,
  getPartnerInvoice: partners.getPartnerInvoice,
  getPublicConstants: me.getPublicConstants,
  getStaffMe: me.getStaffMe,
  listBalances: accounts.listBalances,
  listCompanies: adminOrganizations.listCompanies,
  listExpenses: invoices.listExpenses,
  listIncome: invoices.listIncome,
  moveClock: sandbox.moveClock,
  payByDebit: invoices.payByDebit,
  payInvoice: invoices.payInvoice,
  reportError: errorReports.reportError,
  saveDraft: invoices.saveDraft,
  sendEmailCode: me.sendEmailCode,
  sendInvoice: invoices.sendInvoice,
  simulateDeposit: accounts.simulateDeposit,
  startSession: sessions.startSession,
  startStaffSession: sessions.startStaffSession,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

export * from './accounts.ts';
export * from './admin-organizations.ts';
export * from './call.ts';
export * from './error-reports.ts';
export * from './errors.ts';
export * from './invoices.ts';
export * from './me.ts';
export * from './partners.ts';
export * from './sandbox.ts';
export * from './sessions.ts';
export { required, sentenceOf, wrongFormat } from './texts.ts';
export * from './wire.ts';
