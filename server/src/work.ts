import { applicationSending } from './account-applications/index.ts';
import { depositEvidence, waitlistNotifying } from './accounts/index.ts';
import { filePurging, readLogo } from './files/index.ts';
import { cleanUp, createLedgerCheck, headNoting } from './housekeeping/index.ts';
import { requestReminding } from './information-requests/index.ts';
import {
  invoiceEvidence,
  invoiceSumFolding,
  lateFeeCharging,
  overdueMarking,
  scheduledReminders,
  scheduledSending,
  seriesSending,
  unusedAttachmentRemoving,
} from './invoices/index.ts';
import type { Work } from './jobs/index.ts';
import type { LedgerEvidence } from './ledger/index.ts';
import { blockedEvidence } from './licences/index.ts';
import { createOutboxDelivery } from './notifications/index.ts';
import { feeChargingAgain, onboardingFeeEvidence } from './onboarding-fee/index.ts';
import {
  cardInbox,
  cardSubmission,
  chainInbox,
  coinEvidence,
  coinSending,
  debitPresenting,
  deniedRefunding,
  invoiceRelease,
  paymentEvidence,
  quoteExpiring,
  quoteGivingUp,
  recipientVerification,
  returnWindowClosing,
  riskHoldEnding,
  writeOffEvidence,
} from './payments/index.ts';
import { freePlanChecking, planCharging, planEvidence } from './plans/index.ts';
import { sandboxAccountCallbacks, sandboxIdentityCallbacks } from './providers/index.ts';
import { railsInbox, railsSubmission } from './rails/index.ts';
import { bankChargeEvidence, bankReconciling } from './reconciliation/index.ts';
import { rewardEvidence, rewardSettling } from './rewards/index.ts';
import { transactionDescribing } from './transactions/index.ts';
import {
  coverEvidence,
  fxCovering,
  fxDealing,
  fxSettling,
  transferEvidence,
  withdrawalSending,
} from './transfers/index.ts';

import { unusedDocumentRemoving } from './verification-cases/index.ts';

// Combines what all areas provide to the jobs.

/** The evidence for the ledger verification: every business key belongs to one of these. */
export const ledgerEvidence: readonly LedgerEvidence[] = [
  bankChargeEvidence,
  blockedEvidence,
  coinEvidence,
  coverEvidence,
  depositEvidence,
  invoiceEvidence,
  onboardingFeeEvidence,
  paymentEvidence,
  planEvidence,
  rewardEvidence,
  transferEvidence,
  writeOffEvidence,
];

/** Work due at the same instant is done in this order: money is received before it is released. */
export const work: Work = {
  due: [
    railsInbox,
    cardInbox,
    chainInbox,
    quoteExpiring,
    quoteGivingUp,
    debitPresenting,
    returnWindowClosing,
    riskHoldEnding,
    deniedRefunding,
    invoiceRelease,
    recipientVerification,
    overdueMarking,
    lateFeeCharging,
    scheduledSending,
    seriesSending,
    scheduledReminders,
    withdrawalSending,
    fxSettling,
    fxCovering,
    rewardSettling,
    planCharging,
    freePlanChecking,
    feeChargingAgain,
    requestReminding,
    waitlistNotifying,
    sandboxIdentityCallbacks,
    sandboxAccountCallbacks,
  ],
  drains: [
    railsSubmission,
    fxDealing,
    cardSubmission,
    coinSending,
    applicationSending,
    createOutboxDelivery(readLogo),
    transactionDescribing,
    invoiceSumFolding,
  ],
  recurring: [
    cleanUp,
    filePurging,
    unusedAttachmentRemoving,
    unusedDocumentRemoving,
    headNoting,
    createLedgerCheck(ledgerEvidence),
    bankReconciling,
  ],
};
