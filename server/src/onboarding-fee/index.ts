export { applyFeeNews } from './apply-fee-news.ts';
export { feeChargingAgain } from './charge-again.ts';
export { claimFee } from './claim-fee.ts';
export { type Checkout, findCheckout, needsFeeCard } from './find-checkout.ts';
export { onboardingFeeEvidence } from './ledger-evidence.ts';
