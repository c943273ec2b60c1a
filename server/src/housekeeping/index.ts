export { cleanUp } from './clean-up.ts';
export { headNoting, headSinks } from './head-noting.ts';
export { ledgerCheck } from './ledger-check.ts';
