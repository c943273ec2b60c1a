import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../../db/index.ts';
import { type App, Refusal } from '../../kernel/index.ts';
import { getOrganization } from '../../organizations/index.ts';
import { type AccountOf, getActiveAccount } from '../get-active-account.ts';
import { depositReferenceOf } from './deposit-reference.ts';

type Instructions = CallOutput<Contract['getDepositInstructions']>;

/**
 * Returns how to send money to one of the organization's accounts.
 * @throws CurrencyAccountUnavailableError, ProviderUnavailableError when no bank is configured for the currency
 */
export async function getDepositInstructions(
  context: { readonly app: App; readonly db: Connection },
  key: AccountOf,
): Promise<Instructions> {
  const { currency, accountType, bankAccountNumber = '' } = await getActiveAccount(context, key);
  const { legalName } = await getOrganization(context.db, key.organizationId);
  const details = context.app.providers.depositAccounts.describe({ currency, accountType, number: bankAccountNumber });
  if (!details) throw new Refusal('ProviderUnavailableError', `No bank holds accounts in ${currency}.`);
  const { local, swift } = details;
  return {
    currency,
    ...(accountType && { accountType }),
    holderName: legalName,
    reference: depositReferenceOf(key.organizationId, accountType),
    ...(local && { local: { ...local, fields: [...local.fields] } }),
    swift: { ...swift, fields: [...swift.fields] },
  };
}
