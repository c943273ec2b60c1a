import type { DepositBank } from '../../config/index.ts';
import type { BankDetails, DepositAccounts } from './deposit-accounts.ts';

/**
 * Accounts that are held together at one bank for each currency, or type of account in US dollars: every organization gets the same numbers, and its
 * reference tells whose a deposit is.
 */
export const configuredDepositAccounts = (banks: Readonly<Record<string, DepositBank>>): DepositAccounts => ({
  areShared: true,
  holds: (currency) => Object.hasOwn(banks, currency),
  describe({ currency, accountType }) {
    const bank = banks[`${currency}:${accountType}`] ?? banks[currency];
    if (!bank) return null;
    const { local, swift, ...place } = bank;
    const at = (fields: BankDetails['fields']): BankDetails => ({ ...place, fields });
    return { ...(local && { local: at(local) }), swift: at(swift) };
  },
});
