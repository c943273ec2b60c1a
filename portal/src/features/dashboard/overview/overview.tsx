import { useResource } from '@quittance/app-shell';
import { getOverview, getRewards } from '@quittance/sdk/client';
import { Card, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useBalances } from '../../../currency-accounts/use-balances.ts';
import { LoadProblem } from '../../../layout/load-problem.tsx';
import { useRefreshOn } from '../../../live-events/use-refresh-on.ts';
import { Attention } from './attention.tsx';
import { CashPosition } from './cash-position.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestTransactions } from './latest-transactions.tsx';
import { MoneyFlow } from './money-flow.tsx';
import './overview.css';
import { RewardPoints } from './reward-points.tsx';
import { overviewTexts } from './texts.en.ts';

/** The state of the business, above its expenses. */
export function Overview() {
  const { t } = useI18n(overviewTexts);
  const client = useClient();
  const balances = useBalances();
  const overview = useResource(useCallback((signal) => client.request(getOverview, {}, { signal }), [client]));
  const rewards = useResource(useCallback((signal) => client.request(getRewards, {}, { signal }), [client]));
  useRefreshOn('balance.changed', () => {
    balances.refresh();
    overview.refresh();
    rewards.refresh();
  });
  useRefreshOn('invoice.changed', overview.refresh);
  useRefreshOn('transfer.changed', overview.refresh);
  return (
    <section className="overview" aria-label={t('label')}>
      <CashPosition balances={balances} />
      {overview.error !== undefined && <LoadProblem error={overview.error} onRetry={overview.refresh} />}
      {overview.error === undefined && !overview.data && (
        <Card className="overview__attention" title={t('attention.title')}>
          <Skeleton shape="block" />
        </Card>
      )}
      {overview.data && (
        <>
          <Attention attention={overview.data.attention} />
          <MoneyFlow cashFlow={overview.data.cashFlow} />
          <FirstSteps hasSentInvoice={overview.data.hasSentInvoice} />
          <LatestTransactions latest={overview.data.latest} />
        </>
      )}
      <RewardPoints rewards={rewards} />
    </section>
  );
}
