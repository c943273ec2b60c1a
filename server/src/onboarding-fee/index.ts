export { applyFeeNews } from './apply-fee-news.ts';
export { claimFee } from './claim-fee.ts';
export { type Checkout, findCheckout } from './find-checkout.ts';
export { onboardingFeeEvidence } from './ledger-evidence.ts';
