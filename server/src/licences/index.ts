export { decideRelease } from './decide-release.ts';
export { listBlockedMoney } from './list-blocked-money.ts';
export { requestRelease } from './request-release.ts';
