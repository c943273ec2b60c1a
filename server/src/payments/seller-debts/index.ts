export { writeOffEvidence } from './ledger-evidence.ts';
export { countDebtsOf, listSellerDebts } from './list-seller-debts.ts';
export { writeOffDebt } from './write-off-debt.ts';
