import {
  type Loaded,
  PageLink,
  PageTabs,
  RequestFailure,
  Screen,
  useResource,
  useRouteParams,
} from '@quittance/app-shell';
import { getFunds, mayMake, openAccount, transferMoney } from '@quittance/sdk/client';
import type { AccountGroup } from '@quittance/sdk/rules';
import type { CurrencyAccount, Funds } from '@quittance/sdk/stores';
import { buttonClass, Card, Inline, lazyPart, Skeleton, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { BalancesTotal, FundsFigures } from '@quittance/widgets/react';
import { useCallback, useState } from 'react';
import '@quittance/widgets/widgets.css';
import { LoadProblem } from '../../layout/load-problem.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import { accountGroups, accountsOfGroup, isAccountGroup } from './account-groups.ts';
import { AccountList, AccountListSkeleton } from './account-list.tsx';
import './accounts.css';
import { type Balances, useBalances } from '../../currency-accounts/use-balances.ts';
import { accountTexts } from './texts.en.ts';

const lateInvite = lazyPart(async () => (await import('./invite-to-open.tsx')).InviteToOpen);

function GroupLinks({ current }: { readonly current: AccountGroup }) {
  const { t } = useI18n(accountTexts);
  return (
    <PageTabs
      label={t('groups')}
      pages={accountGroups.map((group) => ({
        to: `/accounts/${group}`,
        label: t(group),
        isCurrent: group === current,
      }))}
      replace
    />
  );
}

/** First steps from the accounts, for those who may take them. */
function ScreenActions() {
  const { t } = useI18n(accountTexts);
  const { user } = useMember();
  return (
    <Inline>
      {mayMake(openAccount, user) && (
        <PageLink className={buttonClass()} to="/accounts/open">
          {t('openAccount')}
        </PageLink>
      )}
      {mayMake(transferMoney, user) && (
        <>
          <PageLink className={buttonClass()} to="/transfer/USD/traditional?to=own">
            {t('convert')}
          </PageLink>
          <PageLink className={buttonClass({ variant: 'primary' })} to="/transfer/USD/traditional">
            {t('transfer')}
          </PageLink>
        </>
      )}
    </Inline>
  );
}

interface FiguresProps {
  readonly balances: Loaded<Balances>;
  readonly funds: Loaded<Funds>;
}

/** One total of all accounts, and the funds in US dollars. */
function Figures({ balances, funds }: FiguresProps) {
  // If both failed, only the list shows it.
  if (balances.error !== undefined && funds.error !== undefined) return null;
  return (
    <Card>
      <Stack>
        {balances.data && <BalancesTotal {...balances.data} />}
        {balances.isLoading && !balances.data && <Skeleton shape="title" />}
        {funds.error === undefined ? (
          <FundsFigures funds={funds.data} />
        ) : (
          <LoadProblem error={funds.error} onRetry={funds.refresh} />
        )}
      </Stack>
    </Card>
  );
}

function Accounts({ group }: { readonly group: AccountGroup }) {
  const { t } = useI18n(accountTexts);
  const client = useClient();
  const { constants } = useMember();
  const [inviteTo, setInviteTo] = useState<CurrencyAccount | null>(null);
  const InviteToOpen = lateInvite.usePart(inviteTo !== null);
  const balances = useBalances();
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
    <Screen title={t('title')} brand={constants.brandName} actions={<ScreenActions />}>
      <Figures balances={balances} funds={funds} />
      <GroupLinks current={group} />
      {balances.error !== undefined && (
        <Card>
          <RequestFailure error={balances.error} onRetry={refresh} />
        </Card>
      )}
      {balances.error === undefined && accounts === undefined && <AccountListSkeleton />}
      {accounts && <AccountList group={group} accounts={accounts} onInvite={setInviteTo} />}
      {inviteTo && InviteToOpen && <InviteToOpen account={inviteTo} onClose={() => setInviteTo(null)} />}
    </Screen>
  );
}

/** Shows the organization's accounts by group. */
export function AccountsScreen() {
  const { group = '' } = useRouteParams();
  return isAccountGroup(group) ? <Accounts group={group} /> : <NotFound />;
}
