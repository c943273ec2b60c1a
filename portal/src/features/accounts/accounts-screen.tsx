import {
  type Loaded,
  PageLink,
  PageTabs,
  RequestFailure,
  Screen,
  useLateDialog,
  useRouteParams,
} from '@quittance/app-shell';
import { mayMake, openAccount, transferMoney } from '@quittance/sdk/client';
import { type AccountGroup, isUsableAccount } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { buttonClass, Card, Inline, lazyPart, Skeleton, Stack, useI18n } from '@quittance/widgets/kit';
import { BalancesTotal, FundsFigures, type FundsSource, useFunds } from '@quittance/widgets/react';
import { useState } from 'react';
import '@quittance/widgets/widgets.css';
import { LoadProblem } from '../../layout/load-problem.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import { accountGroups, accountsOfGroup, groupShowing, isAccountGroup } from './account-groups.ts';
import { AccountList, AccountListSkeleton } from './account-list.tsx';
import './accounts.css';
import { type Balances, useBalances } from '../../currency-accounts/use-balances.ts';
import { IncomingNotice } from './incoming-notice.tsx';
import { accountTexts } from './texts.en.ts';

const lateInvite = lazyPart(async () => (await import('./invite-to-open.tsx')).InviteToOpen);

function GroupLinks({ current }: { readonly current: AccountGroup | undefined }) {
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
  readonly funds: FundsSource;
}

/** One total of all accounts, and the funds in one currency. */
function Figures({ balances, funds }: FiguresProps) {
  const hasFailed = funds.state.status === 'failed';
  // If both failed, only the list shows it.
  if (balances.error !== undefined && hasFailed) return null;
  return (
    <Card>
      <Stack>
        {balances.data && <BalancesTotal {...balances.data} />}
        {balances.isLoading && !balances.data && <Skeleton shape="title" />}
        <FundsFigures
          {...funds.figures}
          problem={funds.state.status === 'failed' && <LoadProblem error={funds.state.error} onRetry={funds.reload} />}
        />
      </Stack>
    </Card>
  );
}

/** Once both have loaded; the first currency is the one that the figures open in. */
function groupToOpen(accounts: Balances | undefined, { state, figures }: FundsSource): AccountGroup | undefined {
  const [currency] = figures.currencies;
  if (!accounts || (currency === undefined && state.status === 'loading')) return undefined;
  return groupShowing(accounts.items, currency ?? figures.currency);
}

/** @param props.group the group of the address, if it names one */
function Accounts({ group: asked }: { readonly group: AccountGroup | undefined }) {
  const { t } = useI18n(accountTexts);
  const { constants } = useMember();
  const [inviteTo, setInviteTo] = useState<CurrencyAccount | null>(null);
  const InviteToOpen = useLateDialog(lateInvite, inviteTo !== null, () => setInviteTo(null));
  const balances = useBalances();
  const funds = useFunds();
  const refresh = () => {
    balances.refresh();
    funds.reload();
  };
  useRefreshOn('balance.changed', refresh);
  useRefreshOn('invoice.changed', funds.reload);

  const group = asked ?? groupToOpen(balances.data, funds);
  const accounts = group && balances.data && accountsOfGroup(balances.data.items, group);
  return (
    <Screen title={t('title')} brand={constants.brandName} actions={<ScreenActions />}>
      {balances.data?.items.some(isUsableAccount) && <IncomingNotice />}
      <Figures balances={balances} funds={funds} />
      <GroupLinks current={group} />
      {balances.error !== undefined && (
        <Card>
          <RequestFailure error={balances.error} onRetry={refresh} />
        </Card>
      )}
      {balances.error === undefined && accounts === undefined && <AccountListSkeleton />}
      {group && accounts && <AccountList group={group} accounts={accounts} onInvite={setInviteTo} />}
      {inviteTo && InviteToOpen && <InviteToOpen account={inviteTo} onClose={() => setInviteTo(null)} />}
    </Screen>
  );
}

/** Shows the organization's accounts by group. */
export function AccountsScreen() {
  const { group } = useRouteParams();
  return group === undefined || isAccountGroup(group) ? <Accounts group={group} /> : <NotFound />;
}
