import { PageLink, Screen, useQuery, useResource } from '@quittance/app-shell';
import { getInvoiceIndicators } from '@quittance/sdk/client';
import { invoiceStatus } from '@quittance/sdk/i18n/en';
import { Banner, buttonClass, Icon, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';

import { canManageOrganization } from '../../guards/visitor.ts';
import { LoadProblem } from '../../layout/load-problem.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { useTexts } from '../../texts/use-texts.ts';
import './dashboard.css';
import { IndicatorCards } from './indicator-cards.tsx';
import { indicatorsOf } from './indicators.ts';
import { InvoiceListView } from './invoice-list-view.tsx';
import { readListFilter, writeListFilter } from './list-filter.ts';
import type { Direction } from './status-groups.ts';
import { useInvoiceList } from './use-invoice-list.ts';

const placeholders: Readonly<Record<Direction, number>> = { expenses: 2, income: 4 };

/** The dashboard: what is open, and the invoices themselves. Expenses and income are its two sides. */
function Dashboard({ direction }: { readonly direction: Direction }) {
  useTexts({ 'invoice-status': invoiceStatus });
  const { t } = useI18n('portal');
  const client = useClient();
  const { user, constants } = useMember();
  const [query, setQuery] = useQuery();
  const filter = readListFilter(query, direction);
  const list = useInvoiceList(direction, filter);
  const { currency } = filter;
  const indicators = useResource(
    useCallback(
      // With their currency: figures stay on the screen until those of another currency are there.
      async (signal) => ({
        currency,
        figures: await client.request(getInvoiceIndicators, { query: currency ? { currency } : {} }, { signal }),
      }),
      [client, currency],
    ),
  );
  const refresh = () => {
    list.page.refresh();
    indicators.refresh();
  };
  useRefreshOn('invoice.changed', refresh);
  const canCreate = canManageOrganization(user);
  return (
    <Screen
      title={t(`${direction}.title`)}
      lead={t(`${direction}.lead`)}
      brand={constants.brandName}
      actions={
        canCreate && (
          <PageLink className={buttonClass({ variant: 'primary' })} to="/invoices/new/form">
            <Icon shape={icons.plusIcon} />
            {t('navigation.newInvoice')}
          </PageLink>
        )
      }
    >
      {user.role === 'read-only' && <Banner>{t('permission.readOnly')}</Banner>}
      {indicators.error === undefined && (
        <IndicatorCards
          direction={direction}
          currency={indicators.data?.currency ?? currency}
          indicators={indicators.data && indicatorsOf(indicators.data.figures, direction)}
          placeholders={placeholders[direction]}
        />
      )}
      {/* Where the list has failed too, it says so once for both. */}
      {indicators.error !== undefined && list.page.error === undefined && (
        <LoadProblem error={indicators.error} onRetry={indicators.refresh} />
      )}
      <InvoiceListView
        direction={direction}
        filter={filter}
        onFilter={(changed) => setQuery(writeListFilter(changed))}
        list={list}
        onRetry={refresh}
        currencies={constants.currencies}
        canCreate={canCreate}
      />
    </Screen>
  );
}

// Two components, so that going from one list to the other begins anew instead of showing the other's rows for a moment.
export const ExpensesScreen = () => <Dashboard direction="expenses" key="expenses" />;
export const IncomeScreen = () => <Dashboard direction="income" key="income" />;
