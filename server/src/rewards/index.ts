export { rewardEvidence } from './ledger-evidence.ts';
export { rewardSettling } from './settle-rewards.ts';
