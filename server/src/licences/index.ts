export { decideRelease } from './decide-release.ts';
export { blockedEvidence } from './ledger-evidence.ts';
export { listBlockedMoney } from './list-blocked-money.ts';
export { requestRelease } from './request-release.ts';
