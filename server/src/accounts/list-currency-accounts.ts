import type { AccountType, CallOutput, Contract } from '@quittance/sdk/contract';
import { accountCurrencies, toWireDecimal } from '@quittance/sdk/money';
import { accountLabel, orderAccounts } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { accounts, balances } from '../ledger/index.ts';
import {
  type CurrencyAccount,
  getOrganization,
  listOpenedAccounts,
  type Organization,
} from '../organizations/index.ts';
import type { RateTable } from '../providers/index.ts';
import { standingOf } from './currency-status.ts';
import { isOffered } from './is-offered.ts';
import { convertToUsd, findRates, usdRatesOf } from './usd-rates.ts';

export type WireCurrencyAccount = CallOutput<Contract['listBalances']>['items'][number];

interface AccountKey {
  readonly currency: string;
  readonly accountType: AccountType;
}

/** Every account that an organization can open. Only US dollars have account types. */
const offered: readonly AccountKey[] = accountCurrencies.flatMap((currency): AccountKey[] =>
  currency === 'USD'
    ? [
        { currency, accountType: 'traditional' },
        { currency, accountType: 'smart' },
        { currency, accountType: 'merchant' },
      ]
    : [{ currency, accountType: 'traditional' }],
);

/**
 * Lists every account of an organization, opened or not, in display order.
 * @param table rates for the values in US dollars, null if there are none; by default the current ones
 */
export async function listCurrencyAccounts(
  { app, db }: { readonly app: App; readonly db: Connection },
  organizationId: string,
  table?: RateTable | null,
): Promise<readonly WireCurrencyAccount[]> {
  const organization = await getOrganization(db, organizationId);
  const opened = await listOpenedAccounts(db, organizationId);
  const codes = offered.map((key) => accounts.available(organizationId, key));
  const held = await balances(db, codes);
  const rates = usdRatesOf(table === undefined ? await findRates(app) : table, accountCurrencies);
  const listed = offered.map((key, index) =>
    describe(organization, key, {
      opened: opened.find((account) => account.currency === key.currency && account.accountType === key.accountType),
      balanceMinor: held.get(codes[index]?.code ?? '')?.get(key.currency) ?? 0n,
      usdPerUnit: rates.get(key.currency),
      isOffered: isOffered(app, key.currency),
    }),
  );
  const isSmartFirst =
    organization.providerStatuses.smart !== 'not_started' && organization.verificationStatus === 'completed';
  const sortable = listed.map((account) => ({
    account,
    currency: account.currency,
    accountType: account.accountType,
    isActive: account.isActive,
    balanceConvertedToUSD: account.balanceConvertedToUSD?.$numberDecimal,
  }));
  return orderAccounts(sortable, { isSmartFirst }).map(({ account }) => account);
}

function describe(
  organization: Organization,
  { currency, accountType }: AccountKey,
  state: {
    readonly opened: CurrencyAccount | undefined;
    readonly balanceMinor: bigint;
    /** Absent without an exchange rate. */
    readonly usdPerUnit: string | undefined;
    readonly isOffered: boolean;
  },
): WireCurrencyAccount {
  const isActive = state.opened?.isActive ?? false;
  const standing = standingOf(organization, { accountType, isActive });
  const typeOnWire = currency === 'USD' ? accountType : undefined;
  return {
    currency,
    ...(typeOnWire && { accountType: typeOnWire }),
    label: accountLabel(currency, typeOnWire),
    balance: toWireDecimal(state.balanceMinor, currency),
    ...presentInUsd(currency, state),
    ...(state.opened?.bankAccountNumber !== undefined && { bankAccountNumber: state.opened.bankAccountNumber }),
    isActive,
    isOffered: state.isOffered,
    ...standing,
  };
}

/** An empty account has no money in US dollars either, whatever the rate. */
function presentInUsd(
  currency: string,
  {
    balanceMinor,
    usdPerUnit = balanceMinor === 0n ? '0' : undefined,
  }: { balanceMinor: bigint; usdPerUnit: string | undefined },
): Pick<WireCurrencyAccount, 'balanceConvertedToUSD'> {
  if (usdPerUnit === undefined) return {};
  return { balanceConvertedToUSD: { $numberDecimal: convertToUsd(balanceMinor, currency, usdPerUnit) } };
}
