import type { Hono } from 'hono';
import { accountHandlers, depositEvidence } from './accounts/index.ts';
import { backOfficeHandlers } from './back-office/index.ts';
import { cleanUp, createLedgerCheck, headNoting } from './housekeeping/index.ts';
import type { AreaHandlers, HttpPorts } from './http/index.ts';
import { authentication, createIdentityHandlers, oneTimeCodes } from './identity/index.ts';
import { guestInvites, invoiceEvidence, invoiceHandlers, overdueMarking } from './invoices/index.ts';
import { createClockHandlers, type Work } from './jobs/index.ts';
import type { App } from './kernel/index.ts';
import type { LedgerEvidence } from './ledger/index.ts';
import type { LiveEvents } from './live-events/index.ts';
import { outboxDelivery } from './notifications/index.ts';
import { partnerHandlers } from './partners/index.ts';
import {
  debitSettlement,
  describePayment,
  invoiceRelease,
  paymentEvidence,
  paymentHandlers,
  railsSubmission,
  returnWindowClosing,
} from './payments/index.ts';
import { bankLinkingRoutes } from './providers/index.ts';
import { fontRoutes } from './sandbox/fonts/index.ts';
import { mailboxRoutes } from './sandbox/mailbox/index.ts';

// The one place that knows every area: it puts them together and does nothing itself.

/** What the ledger is compared with: every business key belongs to one of these. */
export const ledgerEvidence: readonly LedgerEvidence[] = [depositEvidence, invoiceEvidence, paymentEvidence];

/** What is due at the same instant is done in this order: money arrives before it is released. */
export const work: Work = {
  due: [debitSettlement, returnWindowClosing, invoiceRelease, overdueMarking],
  drains: [railsSubmission, outboxDelivery],
  recurring: [cleanUp, headNoting, createLedgerCheck(ledgerEvidence)],
};

export const areaHandlers: AreaHandlers = {
  ...accountHandlers,
  ...backOfficeHandlers,
  ...createClockHandlers(work),
  ...createIdentityHandlers(describePayment),
  ...invoiceHandlers,
  ...partnerHandlers,
  ...paymentHandlers,
};

export const createPorts = (app: App, liveEvents: LiveEvents): HttpPorts => ({
  authentication,
  guestInvites,
  liveEvents,
  oneTimeCodes: oneTimeCodes(app.clock),
});

/** Pages of the portal's listener that are no part of the portal app. */
export const createPages = (app: App): Hono[] => [bankLinkingRoutes(app), mailboxRoutes(app), fontRoutes(app)];
