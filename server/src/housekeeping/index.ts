export { cleanUp } from './clean-up.ts';
export { ledgerCheck } from './ledger-check.ts';
