import type { AccountType, CurrencyStatus, ProviderStatus } from '@quittance/sdk/contract';
import { currencyStatusOf, effectiveProviderStatuses, isAccountLocked, isUsableAccount } from '@quittance/sdk/rules';
import type { Organization } from '../organizations/index.ts';

export interface AccountStanding {
  readonly providerStatus: ProviderStatus;
  readonly currencyStatus: CurrencyStatus;
  readonly isLocked: boolean;
}

/** Computes whether an organization may use one of its accounts. */
export function standingOf(
  organization: Organization,
  account: { readonly accountType: AccountType; readonly isActive: boolean },
): AccountStanding {
  const { verificationStatus, providerStatuses } = organization;
  const providerStatus = effectiveProviderStatuses(providerStatuses, verificationStatus)[account.accountType];
  const facts = { verificationStatus, providerStatus, isActive: account.isActive };
  return { providerStatus, currencyStatus: currencyStatusOf(facts), isLocked: isAccountLocked(facts) };
}

/** Whether money may leave and reach the account. */
export const isActiveForTransactions = (...account: Parameters<typeof standingOf>): boolean =>
  isUsableAccount(standingOf(...account));
