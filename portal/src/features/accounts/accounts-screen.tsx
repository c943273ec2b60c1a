import { PageLink, RequestFailure, Screen, useResource, useRouteParams } from '@quittance/app-shell';
import { getFunds, listBalances, mayMake, simulateDeposit, transferMoney } from '@quittance/sdk/client';
import { type AccountGroup, totalInUsd } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { buttonClass, Card, Inline, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import { accountGroups, accountsOfGroup, isAccountGroup } from './account-groups.ts';
import { AccountList, AccountListSkeleton } from './account-list.tsx';
import './accounts.css';
import { DepositDialog } from './deposit-dialog.tsx';
import { FundsCards } from './funds-cards.tsx';
import { accountTexts } from './texts.en.ts';

function GroupLinks({ current }: { readonly current: AccountGroup }) {
  const { t } = useI18n(accountTexts);
  return (
    <nav className="q-tabs__list" aria-label={t('groups')}>
      {accountGroups.map((group) => (
        <PageLink
          key={group}
          className="q-tabs__tab"
          to={`/accounts/${group}`}
          replace
          aria-current={group === current ? 'page' : undefined}
        >
          {t(group)}
        </PageLink>
      ))}
    </nav>
  );
}

/** First steps from the accounts, for those who may move money. */
function MoneyActions() {
  const { t } = useI18n(accountTexts);
  const { user } = useMember();
  if (!mayMake(transferMoney, user)) return null;
  return (
    <Inline>
      <PageLink className={buttonClass()} to="/transfer/USD/traditional?to=own">
        {t('convert')}
      </PageLink>
      <PageLink className={buttonClass({ variant: 'primary' })} to="/transfer/USD/traditional">
        {t('transfer')}
      </PageLink>
    </Inline>
  );
}

function Accounts({ group }: { readonly group: AccountGroup }) {
  const { t } = useI18n(accountTexts);
  const client = useClient();
  const { user, constants } = useMember();
  const [depositTo, setDepositTo] = useState<CurrencyAccount | null>(null);
  const balances = useResource(useCallback((signal) => client.request(listBalances, {}, { signal }), [client]));
  const funds = useResource(
    useCallback((signal) => client.request(getFunds, { query: { currency: 'USD' } }, { signal }), [client]),
  );
  const refresh = () => {
    balances.refresh();
    funds.refresh();
  };
  useRefreshOn('balance.changed', refresh);
  useRefreshOn('invoice.changed', funds.refresh);

  const accounts = balances.data && accountsOfGroup(balances.data.items, group);
  return (
    <Screen title={t('title')} brand={constants.brandName} actions={<MoneyActions />}>
      {/* If both failed, only the list shows it. */}
      {(balances.error === undefined || funds.error === undefined) && <FundsCards funds={funds} />}
      <GroupLinks current={group} />
      {balances.error !== undefined && (
        <Card>
          <RequestFailure error={balances.error} onRetry={refresh} />
        </Card>
      )}
      {balances.error === undefined && accounts === undefined && <AccountListSkeleton />}
      {accounts && (
        <AccountList
          group={group}
          accounts={accounts}
          totalInUsd={totalInUsd(accounts)}
          onDeposit={constants.isSandbox && mayMake(simulateDeposit, user) ? setDepositTo : undefined}
        />
      )}
      {depositTo && <DepositDialog account={depositTo} onClose={() => setDepositTo(null)} onDeposited={refresh} />}
    </Screen>
  );
}

/** Shows the organization's accounts by group. */
export function AccountsScreen() {
  const { group = '' } = useRouteParams();
  return isAccountGroup(group) ? <Accounts group={group} /> : <NotFound />;
}
