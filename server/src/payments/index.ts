export { findTransferDetails } from './bank-transfer/get-transfer-instructions.ts';
export { noteReview } from './bank-transfer/note-review.ts';
export { claimTransfer } from './bank-transfer/pay-by-transfer.ts';
export {
  applySteps,
  atOnce,
  type ChargeSteps,
  type DatedNews,
  markAuthorized,
  unavailable,
} from './card/apply-steps.ts';
export { cardInbox } from './card/card-events.ts';
export { type Charge, lockChargeRow, updateCharge } from './card/charge.ts';
export { cardSubmission } from './card/charge-submission.ts';
export { assertProcessor, callProcessor, openCardSession } from './card/enter-card.ts';
export type { ApplyFeeNews } from './card/fee-charges.ts';
export { cardPurpose, payByCard } from './card/pay-by-card.ts';
export { queueCharge } from './card/queue-charge.ts';
export { cardWebhookRoutes } from './card/webhook-routes.ts';
export { paymentCodeSubjects } from './code-subjects.ts';
export { chainInbox } from './crypto/chain-inbox.ts';
export { coinSending } from './crypto/coin-sending.ts';
export { coinEvidence } from './crypto/ledger-evidence.ts';
export { openQuote, prepareQuote } from './crypto/open-quote.ts';
export { quoteExpiring } from './crypto/quote-expiring.ts';
export { quoteGivingUp } from './crypto/quote-giving-up.ts';
export { simulateCoins } from './crypto/simulate-coins.ts';
export { chainWebhookRoutes } from './crypto/webhook-routes.ts';
export { writeAuthorization } from './debit-authorization/debit-authorization.ts';
export { debitOwner } from './debit-owner.ts';
export { debitPresenting } from './debit-presenting.ts';
export { type DecidePayment, decidePayment } from './decide-payment.ts';
export { deniedRefunding } from './denied-refunding.ts';
export { listExceptions, resolveException } from './exceptions/index.ts';
export { invoiceRelease } from './invoice-release.ts';
export { paymentEvidence } from './ledger-evidence.ts';
export { getLinkedAccount } from './linked-account.ts';
export { notifyExternalPayment } from './notify-external-payment.ts';
export { type PayByDebit, payByDebit } from './pay-by-debit.ts';
export { type PayFromBalance, payFromBalance } from './pay-from-balance.ts';
export { getPayment, type Payment } from './payment.ts';
export { recipientVerification } from './recipient-verification.ts';
export { deniedRefundOwner } from './refund-denied.ts';
export { lockBlockedPayment, releaseBlockedPayment } from './release-blocked.ts';
export { returnWindowClosing, riskHoldEnding } from './return-window-closing.ts';
export { hasRewardDue, listRewardsDue, markRewardSettled } from './reward-marks.ts';
export { countDebtsOf, listSellerDebts, writeOffDebt, writeOffEvidence } from './seller-debts/index.ts';
