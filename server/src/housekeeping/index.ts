export { cleanUp } from './clean-up.ts';
export { headNoting, headSinks } from './head-noting.ts';
export { createLedgerCheck } from './ledger-check.ts';
export { headSigningKey, publicHeadKey, readSignedHeads } from './signed-heads.ts';
