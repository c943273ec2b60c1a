export { bankReconciling } from './bank-reconciling.ts';
export { bookBankCharge } from './book-bank-charge.ts';
export { bankChargeEvidence } from './ledger-evidence.ts';
export { getReconciliation, listReconciliations } from './list-reconciliations.ts';
export { listStatementAlarms } from './watch-statements.ts';
