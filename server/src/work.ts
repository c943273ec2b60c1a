import { depositEvidence } from './accounts/index.ts';
import { cleanUp, createLedgerCheck, headNoting } from './housekeeping/index.ts';
import { invoiceEvidence, overdueMarking } from './invoices/index.ts';
import type { Work } from './jobs/index.ts';
import type { LedgerEvidence } from './ledger/index.ts';
import { outboxDelivery } from './notifications/index.ts';
import {
  debitSettlement,
  invoiceRelease,
  paymentEvidence,
  railsSubmission,
  returnWindowClosing,
} from './payments/index.ts';

// What all areas give to the jobs, put together.

/** What the ledger is compared with: every business key belongs to one of these. */
export const ledgerEvidence: readonly LedgerEvidence[] = [depositEvidence, invoiceEvidence, paymentEvidence];

/** What is due at the same instant is done in this order: money arrives before it is released. */
export const work: Work = {
  due: [debitSettlement, returnWindowClosing, invoiceRelease, overdueMarking],
  drains: [railsSubmission, outboxDelivery],
  recurring: [cleanUp, headNoting, createLedgerCheck(ledgerEvidence)],
};
