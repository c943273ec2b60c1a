export { isActiveForTransactions } from './currency-status.ts';
export { assignDeposit, releaseDeposit } from './deposits/assign-deposit.ts';
export { depositReferenceOf } from './deposits/deposit-reference.ts';
export { getStaffDeposit, listDeposits } from './deposits/read-deposits.ts';
export { incomingMoney } from './deposits/receive-credit.ts';
export { depositEvidence } from './ledger-evidence.ts';
export { listCurrencyAccounts, type WireCurrencyAccount } from './list-currency-accounts.ts';
export { type SimulateDeposit, simulateDeposit } from './simulate-deposit.ts';
