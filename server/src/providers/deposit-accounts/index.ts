export { configuredDepositAccounts } from './configured-deposit-accounts.ts';
export type { DepositAccounts } from './deposit-accounts.ts';
export { sandboxDepositAccounts } from './sandbox-deposit-accounts.ts';
