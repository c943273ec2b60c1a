import { isNotOpened } from '@quittance/sdk/rules';
import { useI18n } from '../kit/base/i18n.tsx';
import { kitTexts } from '../kit/base/texts.en.ts';
import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import { TextButton } from '../kit/text-button/text-button.tsx';
import { RefreshFailure } from '../widget/refresh-failure.tsx';
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

interface BalancesViewProps {
  readonly revision?: string | undefined;
  readonly onEvent: WidgetEventListener;
}

/** The accounts of a business under either runtime. */
export function BalancesView({ revision, onEvent }: BalancesViewProps) {
  const { t } = useI18n(balancesTexts);
  const { t: kitText } = useI18n(kitTexts);
  const { balances, funds, reload } = useBalances(revision, onEvent);
  return (
    <WidgetFrame part="balances">
      {balances.status === 'loading' && <BalancesSkeleton />}
      {balances.status === 'failed' && <BalancesFailure error={balances.error} onRetry={reload} />}
      {balances.status === 'ready' && (
        <>
          {balances.refreshError !== undefined && (
            <RefreshFailure error={balances.refreshError} sessionExpired={t('sessionExpired')} onRetry={reload}>
              {t('outdated')}
            </RefreshFailure>
          )}
          <BalancesTotal {...balances.data} />
          <FundsFigures
            {...funds.figures}
            problem={
              funds.state.status === 'failed' && (
                <p className="q-balances__hint" role="alert">
                  {t('fundsFailed')} <TextButton onClick={funds.reload}>{kitText('tryAgain')}</TextButton>
                </p>
              )
            }
          />
          <Accounts accounts={balances.data.items} onEvent={onEvent} />
        </>
      )}
    </WidgetFrame>
  );
}
