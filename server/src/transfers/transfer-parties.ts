import type { AccountType } from '@quittance/sdk/contract';
import { isRestrictedOrganization } from '@quittance/sdk/rules';
import { isActiveForTransactions } from '../accounts/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { type CurrencyAccount, findParties, type Party } from '../organizations/index.ts';
import type { Quote } from './quote.ts';

/** Order in which an account is chosen for a business that receives US dollars, after that of the sender's type. */
const preference: readonly AccountType[] = ['traditional', 'smart', 'merchant'];

interface AccountKey {
  readonly currency: string;
  readonly accountType: AccountType;
}

export const isSameAccount = (a: AccountKey, b: AccountKey): boolean =>
  a.currency === b.currency && a.accountType === b.accountType;

/**
 * Returns an account of a party that money may leave and reach.
 * @throws PersonOrCompanyDisabled, CurrencyAccountUnavailableError
 */
export function getUsableAccount({ organization, accounts }: Party, key: AccountKey): CurrencyAccount {
  if (isRestrictedOrganization(organization.status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  }
  const account = accounts.find((each) => isSameAccount(each, key));
  if (!account || !isActiveForTransactions(organization, account)) {
    throw new Refusal('CurrencyAccountUnavailableError', `There is no active ${key.currency} account.`);
  }
  return account;
}

/**
 * Chooses the account that receives money of another business: of the sender's type if there is one, which needs no
 * transfer between banks.
 * @throws RecipientUnavailableError for a business that is not enabled, or without an active account
 */
export function chooseReceivingAccount(
  { organization, accounts }: Party,
  { currency, accountType }: AccountKey,
): CurrencyAccount {
  const usable = isReceiving(organization.status)
    ? accounts.filter((each) => each.currency === currency && isActiveForTransactions(organization, each))
    : [];
  const account = [accountType, ...preference]
    .map((type) => usable.find((each) => each.accountType === type))
    .find((each) => each !== undefined);
  if (!account) throw new Refusal('RecipientUnavailableError', `The business can’t receive ${currency}.`);
  return account;
}

const isReceiving = (status: Party['organization']['status']): boolean => status === 'enabled';

/** @throws RecipientUnavailableError when the account of a quote can no longer receive money */
export function assertReceives(party: Party, key: AccountKey): void {
  const { accountType } = chooseReceivingAccount(party, key);
  if (accountType !== key.accountType) {
    throw new Refusal('RecipientUnavailableError', 'The account of the business is no longer active.');
  }
}

/** The two sides of a transfer: the same party for an own account. */
export interface TransferParties {
  readonly sender: Party;
  readonly recipient: Party;
}

export async function getParties({ db }: OperationContext, quote: Quote): Promise<TransferParties> {
  const toId = quote.toOrganizationId ?? quote.organizationId;
  const found = await findParties(db, [quote.organizationId, toId]);
  const [sender, recipient] = [found.get(quote.organizationId), found.get(toId)];
  if (!sender || !recipient) throw new Error(`A party of quote ${quote.id} is missing.`);
  return { sender, recipient };
}

/** @throws CurrencyAccountUnavailableError, PersonOrCompanyDisabled when the account that money leaves can't be used */
export function assertSends(quote: Quote, { sender }: TransferParties): void {
  getUsableAccount(sender, { currency: quote.fromCurrency, accountType: quote.fromAccountType });
}

/**
 * Checks the accounts of a quote again: its parties may have changed.
 * @throws CurrencyAccountUnavailableError, RecipientUnavailableError, PersonOrCompanyDisabled
 */
export function assertUsable(quote: Quote, parties: TransferParties): void {
  assertSends(quote, parties);
  const { recipient } = parties;
  const target = { currency: quote.toCurrency, accountType: quote.toAccountType ?? 'traditional' };
  if (quote.kind === 'own-account') getUsableAccount(recipient, target);
  else assertReceives(recipient, target);
}
