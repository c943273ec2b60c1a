export { isActiveForTransactions } from './currency-status.ts';
export { depositEvidence } from './ledger-evidence.ts';
export { listCurrencyAccounts, type WireCurrencyAccount } from './list-currency-accounts.ts';
export { type SimulateDeposit, simulateDeposit } from './simulate-deposit.ts';
