import { isSessionLost } from '@quittance/sdk/client';
import { isNotOpened } from '@quittance/sdk/rules';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { type Account, keyOf } from './account.ts';
import { AccountItem } from './account-item.tsx';
import { BalancesFailure } from './balances-failure.tsx';
import { BalancesSkeleton } from './balances-skeleton.tsx';
import { BalancesTotal } from './balances-total.tsx';
import { FundsFigures } from './funds-figures.tsx';
import { balancesTexts } from './texts.en.ts';
import { useBalances } from './use-balances.ts';

interface AccountsProps {
  readonly accounts: readonly Account[];
  readonly onEvent: WidgetEventListener;
}

function Accounts({ accounts, onEvent }: AccountsProps) {
  const { t } = useI18n(balancesTexts);
  const listed = accounts.filter((account) => !isNotOpened(account));
  if (listed.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  return (
    <ul className="q-balances__accounts" aria-label={t('list')}>
      {listed.map((account) => (
        <AccountItem key={keyOf(account)} account={account} onEvent={onEvent} />
      ))}
    </ul>
  );
}

interface OutdatedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that the figures could not be loaded again. What is shown and open stays. */
function Outdated({ error, onRetry }: OutdatedProps) {
  const { t } = useI18n(balancesTexts);
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={isSessionLost(error) ? t('sessionExpired') : undefined}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        {t('outdated')}
      </Banner>
    </div>
  );
}

interface BalancesViewProps {
  readonly revision?: string | undefined;
  readonly onEvent: WidgetEventListener;
}

/** The accounts of a business under either runtime. */
export function BalancesView({ revision, onEvent }: BalancesViewProps) {
  const { t } = useI18n(balancesTexts);
  const { balances, funds, reload } = useBalances(revision, onEvent);
  return (
    <WidgetFrame part="balances">
      {balances.status === 'loading' && <BalancesSkeleton />}
      {balances.status === 'failed' && <BalancesFailure error={balances.error} onRetry={reload} />}
      {balances.status === 'ready' && (
        <>
          {balances.refreshError !== undefined && <Outdated error={balances.refreshError} onRetry={reload} />}
          <BalancesTotal {...balances.data} />
          {funds.status === 'failed' ? (
            <p className="q-balances__hint">{t('fundsFailed')}</p>
          ) : (
            <FundsFigures funds={funds.status === 'ready' ? funds.data : undefined} />
          )}
          <Accounts accounts={balances.data.items} onEvent={onEvent} />
        </>
      )}
    </WidgetFrame>
  );
}
