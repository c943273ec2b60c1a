export { findWelcome, grantWelcome, type WelcomeOffer } from './grant-welcome.ts';
export { rewardEvidence } from './ledger-evidence.ts';
export { rewardSettling } from './settle-rewards.ts';
