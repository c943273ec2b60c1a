export { bankReconciling } from './bank-reconciling.ts';
export { getReconciliation, listReconciliations } from './list-reconciliations.ts';
