import { errorCodeOf, PageLink, PageTabs, RequestFailure, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getDepositInstructions } from '@quittance/sdk/client';
import { accountGroup } from '@quittance/sdk/rules';
import { buttonClass, Card, EmptyState, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import type { DepositWay } from '@quittance/widgets/react';
import { type ReactNode, useCallback } from 'react';
import { type AccountPage, accountAddress } from '../../currency-accounts/account-address.ts';
import type { AccountKey } from '../../currency-accounts/account-key.ts';
import { AccountStatus } from '../../currency-accounts/account-status.tsx';
import { useBalances } from '../../currency-accounts/use-balances.ts';
import { accountDetailsTexts } from './texts.en.ts';

export type DepositInstructions = AnswerOf<Contract['getDepositInstructions']>;

interface WaysProps {
  readonly account: AccountKey;
  readonly page: Extract<AccountPage, 'details' | 'add-money'>;
  readonly way: DepositWay;
}

export function Ways({ account, page, way }: WaysProps) {
  const { t } = useI18n(accountDetailsTexts);
  return (
    <PageTabs
      label={t('ways')}
      pages={(['local', 'swift'] as const).map((each) => ({
        to: accountAddress(account, each === 'local' ? page : `${page}/swift`),
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

interface InstructionsProps {
  readonly account: AccountKey;
  readonly children: (instructions: DepositInstructions) => ReactNode;
}

/** Loads what senders of money need to know, and shows the children with it. */
export function Instructions({ account: { currency, accountType }, children }: InstructionsProps) {
  const client = useClient();
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { currency, ...(accountType && { accountType }) };
      return client.request(getDepositInstructions, { query }, { signal });
    },
    [client, currency, accountType],
  );
  const { data, error, refresh } = useResource(load);
  if (error !== undefined && errorCodeOf(error) === 'CurrencyAccountUnavailableError')
    return <NotOpen account={{ currency, accountType }} />;
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
  return children(data);
}
