import {
  errorCodeOf,
  PageLink,
  PageTabs,
  RequestFailure,
  Screen,
  usePagePlace,
  useResource,
  useRouteParams,
} from '@quittance/app-shell';
import { getDepositInstructions } from '@quittance/sdk/client';
import { accountGroup, accountLabel } from '@quittance/sdk/rules';
import { buttonClass, Card, EmptyState, Inline, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { accountAddress } from '../../currency-accounts/account-address.ts';
import { type AccountKey, accountKeyOf } from '../../currency-accounts/account-key.ts';
import { AccountStatus } from '../../currency-accounts/account-status.tsx';
import { useBalances } from '../../currency-accounts/use-balances.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import './account-details.css';
import { DepositInstructions } from './deposit-instructions.tsx';
import { accountDetailsTexts } from './texts.en.ts';

/** How money reaches the account: within the country of its bank, or from abroad. */
type Way = 'local' | 'swift';

function Ways({ account, way }: { readonly account: AccountKey; readonly way: Way }) {
  const { t } = useI18n(accountDetailsTexts);
  return (
    <PageTabs
      label={t('ways')}
      pages={(['local', 'swift'] as const).map((each) => ({
        to: accountAddress(account, each === 'local' ? 'details' : 'details/swift'),
        label: t(each),
        isCurrent: each === way,
      }))}
      replace
    />
  );
}

/** Nothing can be sent to the account: it isn't open, or not usable now. */
function NotOpen({ account }: { readonly account: AccountKey }) {
  const { t } = useI18n(accountDetailsTexts);
  const { data, error } = useBalances();
  if (!data && error === undefined) return <Skeleton shape="block" />;
  const unusable = data?.items.find(
    ({ currency, accountType, isActive }) =>
      isActive && currency === account.currency && accountType === account.accountType,
  );
  return (
    <Card>
      <EmptyState
        title={t(unusable ? 'unusableTitle' : 'notOpenTitle')}
        icon={unusable ? icons.lockIcon : icons.walletIcon}
        action={
          <PageLink className={buttonClass()} to={`/accounts/${accountGroup(account.currency, account.accountType)}`}>
            {t('accounts')}
          </PageLink>
        }
      >
        {unusable ? <AccountStatus account={unusable} /> : t('notOpenText')}
      </EmptyState>
    </Card>
  );
}

function Instructions({ account, way }: { readonly account: AccountKey; readonly way: Way }) {
  const client = useClient();
  const { currency, accountType } = account;
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { currency, ...(accountType && { accountType }) };
      return client.request(getDepositInstructions, { query }, { signal });
    },
    [client, currency, accountType],
  );
  const { data, error, refresh } = useResource(load);
  if (error !== undefined && errorCodeOf(error) === 'CurrencyAccountUnavailableError')
    return <NotOpen account={account} />;
  if (error !== undefined) {
    return (
      <Card>
        <RequestFailure error={error} onRetry={refresh} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <div className="deposit-skeleton" aria-hidden="true">
          <Skeleton shape="title" />
          <Skeleton shape="medium" />
          <Skeleton shape="medium" />
          <Skeleton shape="medium" />
        </div>
      </Card>
    );
  }
  return <DepositInstructions instructions={data} way={way} />;
}

function AccountDetails({ account }: { readonly account: AccountKey }) {
  const { t } = useI18n(accountDetailsTexts);
  const { constants } = useMember();
  const way: Way = usePagePlace().location.pathname.endsWith('/swift') ? 'swift' : 'local';
  const label = accountLabel(account.currency, account.accountType);
  return (
    <Screen
      title={t('title', { account: label })}
      brand={constants.brandName}
      actions={
        <Inline>
          <PageLink
            className={buttonClass({ variant: 'quiet' })}
            to={`/accounts/${accountGroup(account.currency, account.accountType)}`}
          >
            {t('accounts')}
          </PageLink>
          <PageLink className={buttonClass()} to={accountAddress(account, 'transactions-history')}>
            {t('transactions')}
          </PageLink>
        </Inline>
      }
    >
      <Ways account={account} way={way} />
      <Instructions account={account} way={way} />
    </Screen>
  );
}

/** Shows how to send money to one currency account. */
export function AccountDetailsScreen() {
  const { accountType = '', currencyAccount = '' } = useRouteParams();
  const account = accountKeyOf(currencyAccount, accountType);
  return account ? <AccountDetails key={accountAddress(account, 'details')} account={account} /> : <NotFound />;
}
