export { writeOffEvidence } from './ledger-evidence.ts';
export { listSellerDebts } from './list-seller-debts.ts';
export { writeOffDebt } from './write-off-debt.ts';
