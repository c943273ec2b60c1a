import { addDecimals, compareDecimals, type Decimal, parseDecimal, writeDecimal } from '../money/index.ts';
import { customerProviderStatus, type ProviderStates } from './account-applications.ts';
import type { CurrencyStatus, ProviderStatus } from './account-status-names.ts';
import { type AccountType, accountTypes } from './account-type.ts';
import type { VerificationStatus } from './organization-status.ts';

/** The status of each account provider for the organization, as customers see it. */
export type ProviderStatuses = Readonly<Record<AccountType, ProviderStatus>>;

const ended: ReadonlySet<ProviderStatus> = new Set<ProviderStatus>(['approved', 'denied', 'ineligible']);

/** The provider status that follows from an organization's verification status, once that is final. */
const providerStatusOf: Readonly<Partial<Record<VerificationStatus, ProviderStatus>>> = {
  approved: 'approved',
  completed: 'completed',
  denied: 'denied',
};

/**
 * Returns the effective provider statuses. A single pending provider takes the status of the organization's
 * verification. If none has started, a completed organization counts as completed at the traditional provider.
 */
export function effectiveProviderStatuses(
  states: ProviderStates,
  verificationStatus: VerificationStatus,
): ProviderStatuses {
  const statuses: ProviderStatuses = {
    traditional: customerProviderStatus(states.traditional),
    smart: customerProviderStatus(states.smart),
    merchant: customerProviderStatus(states.merchant),
  };
  const started = accountTypes.filter((type) => statuses[type] !== 'not_started');
  const [only] = started;
  if (only === undefined) {
    return verificationStatus === 'completed' ? { ...statuses, traditional: 'completed' } : statuses;
  }
  const follows = started.length === 1 && !ended.has(statuses[only]);
  const status = providerStatusOf[verificationStatus];
  return follows && status ? { ...statuses, [only]: status } : statuses;
}

export interface AccountFacts {
  readonly verificationStatus: VerificationStatus;
  /** Effective status of the account's provider. */
  readonly providerStatus: ProviderStatus;
  readonly isActive: boolean;
}

const verifiedOrDenied: ReadonlySet<VerificationStatus> = new Set<VerificationStatus>(['approved', 'denied']);
const lockingStatuses: ReadonlySet<ProviderStatus> = new Set<ProviderStatus>(['not_started', 'denied', 'ineligible']);
const pending: ReadonlySet<ProviderStatus> = new Set<ProviderStatus>(['submitted', 'completed']);

/**
 * Whether the account is locked: the organization is verified or denied, and the provider not_started, denied or
 * ineligible.
 */
export const isAccountLocked = ({ verificationStatus, providerStatus }: AccountFacts): boolean =>
  verifiedOrDenied.has(verificationStatus) && lockingStatuses.has(providerStatus);

/** The application was submitted, whether decided or not. */
const submittedStatuses: ReadonlySet<VerificationStatus> = new Set<VerificationStatus>([
  'completed',
  'approved',
  'denied',
]);

/**
 * Whether the account is under review: the provider is deciding, or it has approved or the organization has submitted,
 * and the organization's approval is missing. An organization that has not submitted is asked to verify itself.
 */
function isUnderReview({ verificationStatus, providerStatus }: AccountFacts): boolean {
  if (pending.has(providerStatus)) return true;
  return (
    verificationStatus !== 'approved' && (providerStatus === 'approved' || submittedStatuses.has(verificationStatus))
  );
}

export function currencyStatusOf(account: AccountFacts): CurrencyStatus {
  if (isAccountLocked(account)) return 'CURRENCY_ACCOUNT_LOCKED';
  if (isUnderReview(account)) return 'PROVIDER_APPLICATION_UNDER_REVIEW';
  if (account.providerStatus !== 'approved') return 'ORGANIZATION_VERIFICATION_REQUIRED';
  return account.isActive ? 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS' : 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING';
}

/** Returns the account's name: smart USD, USD Merchant account, otherwise the currency. */
export function accountLabel(currency: string, accountType?: AccountType | undefined): string {
  if (accountType === 'smart') return 'Smart USD';
  return accountType === 'merchant' ? 'USD Merchant account' : currency;
}

export type AccountGroup = 'payments' | 'merchant' | 'vault';

/** Groups an account: smart and non-USD under payments, merchant under merchant, traditional under vault. */
export function accountGroup(currency: string, accountType?: AccountType | undefined): AccountGroup {
  if (currency !== 'USD' || accountType === 'smart') return 'payments';
  return accountType === 'merchant' ? 'merchant' : 'vault';
}

export interface OrderedAccount {
  readonly currency: string;
  readonly accountType?: AccountType | undefined;
  readonly isActive: boolean;
  /** Decimal text, US dollars; absent without an exchange rate. */
  readonly balanceConvertedToUSD?: string | undefined;
}

export interface AccountOrderOptions {
  /** Whether the smart provider has started and the organization is completed: that account moves to the top. */
  readonly isSmartFirst: boolean;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const currencyRank = (currency: string): number => ['USD', 'EUR'].indexOf(currency) + 1 || 3;

/** Returns each of the currencies once, in the order of accounts without money: USD, EUR, then by alphabet. */
export const orderCurrencies = (currencies: readonly string[]): string[] =>
  [...new Set(currencies)].sort((a, b) => currencyRank(a) - currencyRank(b) || byText(a, b));

/** An account without an exchange rate stands behind the others, and adds nothing to a sum. */
const inUsd = ({ balanceConvertedToUSD = '0' }: Pick<OrderedAccount, 'balanceConvertedToUSD'>): Decimal =>
  parseDecimal(balanceConvertedToUSD);

function compareActive(a: OrderedAccount, b: OrderedAccount): number {
  return (
    currencyRank(a.currency) - currencyRank(b.currency) ||
    compareDecimals(inUsd(b), inUsd(a)) ||
    byText(a.currency, b.currency)
  );
}

/**
 * Sorts accounts. Active ones first: USD, then EUR, then the rest; within these by balance in US dollars, largest
 * first, then by currency. Inactive ones follow in alphabetical order.
 */
export function orderAccounts<Account extends OrderedAccount>(
  accounts: readonly Account[],
  { isSmartFirst }: AccountOrderOptions,
): Account[] {
  const isTop = ({ currency, accountType }: OrderedAccount): boolean =>
    isSmartFirst && currency === 'USD' && accountType === 'smart';
  return [...accounts].sort(
    (a, b) =>
      Number(isTop(b)) - Number(isTop(a)) ||
      Number(b.isActive) - Number(a.isActive) ||
      (a.isActive ? compareActive(a, b) : byText(a.currency, b.currency)),
  );
}

/** Whether the account was never opened but can be, and so is empty. */
export const isNotOpened = ({
  currencyStatus,
  isActive,
}: {
  readonly currencyStatus: CurrencyStatus;
  readonly isActive: boolean;
}): boolean => currencyStatus === 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING' && !isActive;

/** Whether money can be added to an account and sent from it. An open account can be locked or under review. */
export const isUsableAccount = ({ currencyStatus }: { readonly currencyStatus: CurrencyStatus }): boolean =>
  currencyStatus === 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS';

/** Whether an organization has the account, or had it: a closed one keeps its number and its history. */
export const wasOpened = ({
  isActive,
  bankAccountNumber,
}: {
  readonly isActive: boolean;
  readonly bankAccountNumber?: string | undefined;
}): boolean => isActive || bankAccountNumber !== undefined;

type Converted = Pick<OrderedAccount, 'balanceConvertedToUSD'>;

/** Sums accounts in US dollars, as the server converted them; decimal text. Leaves out those of `withoutRate`. */
export const totalInUsd = (accounts: readonly Converted[]): string =>
  writeDecimal(accounts.map(inUsd).reduce(addDecimals, { units: 0n, scale: 2 }));

/** The currencies of accounts whose balance could not be converted, each once. */
export const withoutRate = (accounts: readonly (Converted & { readonly currency: string })[]): readonly string[] => [
  ...new Set(
    accounts.flatMap(({ currency, balanceConvertedToUSD }) => (balanceConvertedToUSD === undefined ? [currency] : [])),
  ),
];
