import { PageLink, useResource } from '@quittance/app-shell';
import { getInvoiceIndicators, mayMake, saveDraft } from '@quittance/sdk/client';
import { Banner, buttonClass, Icon, icons, lazyPart, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';

import { LoadProblem } from '../../layout/load-problem.tsx';
import { useCurrencies, useMember } from '../../session/member.ts';
import './dashboard.css';
import { InvoiceListScreen } from '../../invoices/list/invoice-list-screen.tsx';
import { withoutSort } from '../../invoices/list/list-order.ts';
import { useExportAddress } from '../../invoices/list/use-export-address.ts';
import { recurringTexts } from '../../invoices/recurring/texts.en.ts';
import type { Direction } from '../../invoices/status-groups.ts';
import { invoicesTexts } from '../../invoices/texts.en.ts';
import { IndicatorCards } from './indicator-cards.tsx';
import { indicatorsOf } from './indicators.ts';
import { invoiceFilters } from './invoice-filter.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { OverviewPart } from './overview/overview-part.tsx';
import { dashboardTexts } from './texts.en.ts';
import { useDashboardFilter } from './use-dashboard-filter.ts';
import { invoiceQueryOf, useInvoiceList } from './use-invoice-list.ts';

const placeholders: Readonly<Record<Direction, number>> = { expenses: 2, income: 4 };

/** Few businesses have accounts of several types. */
const accountTypeChoice = lazyPart(async () => (await import('./account-type-choice.tsx')).AccountTypeChoice);

function NewInvoice() {
  const { t } = useI18n(dashboardTexts);
  return (
    <PageLink className={buttonClass({ variant: 'primary' })} to="/invoices/new/form">
      <Icon shape={icons.plusIcon} />
      {t('newInvoice')}
    </PageLink>
  );
}

function ToRecurring() {
  const { t } = useI18n(recurringTexts);
  return (
    <PageLink className={buttonClass()} to="/recurring-invoices">
      {t('listTitle')}
    </PageLink>
  );
}

/** The dashboard with open amounts and invoices. Expenses and income are its two sides. */
function Dashboard({ direction }: { readonly direction: Direction }) {
  const { t } = useI18n(dashboardTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const client = useClient();
  const { user } = useMember();
  const currencies = useCurrencies();
  const filters = invoiceFilters[direction];
  const { filter, setFilter, accounts, setAccounts } = useDashboardFilter(direction);
  const list = useInvoiceList(direction, filter);
  const { currency } = filter;
  // Other currencies have accounts of one type.
  const hasTypes = currency === '' || currency === 'USD';
  const accountType = hasTypes ? accounts : '';
  const TypeChoice = accountTypeChoice.usePart(hasTypes);
  const [isChoiceKnown, setChoiceKnown] = useState(false);
  const noteChoice = useCallback(() => setChoiceKnown(true), []);
  const indicators = useResource(
    useCallback(
      // Kept with their currency: figures stay on the screen until those of another currency are loaded.
      async (signal) => ({
        currency,
        figures: await client.request(
          getInvoiceIndicators,
          { query: { ...(currency && { currency }), ...(accountType && { accountType }) } },
          { signal },
        ),
      }),
      [client, currency, accountType],
    ),
  );
  const refresh = () => {
    list.refresh();
    indicators.refresh();
  };
  const canCreate = mayMake(saveDraft, user);
  return (
    <InvoiceListScreen
      direction={direction}
      title={t(`${direction}.title`)}
      lead={t(`${direction}.lead`)}
      actions={
        <>
          {direction === 'income' && <ToRecurring />}
          {canCreate && <NewInvoice />}
        </>
      }
      list={{ ...list, refresh }}
      filters={<InvoiceFilters direction={direction} filter={filter} onChange={setFilter} currencies={currencies} />}
      isFiltered={filters.isSet(withoutSort(filter))}
      onClearFilters={() => setFilter(filters.none)}
      empty={<NothingYet direction={direction} canCreate={canCreate} />}
      fileName={direction}
      isAboveReady={!hasTypes || isChoiceKnown}
      exportAddress={useExportAddress({ list: direction, ...invoiceQueryOf(direction, filter) })}
    >
      {direction === 'expenses' && <OverviewPart />}
      {!canCreate && <Banner>{invoiceText('readOnly')}</Banner>}
      {TypeChoice && <TypeChoice value={accountType} onChange={setAccounts} onKnown={noteChoice} />}
      {indicators.error === undefined && (
        <IndicatorCards
          direction={direction}
          accounts={accounts}
          currency={indicators.data?.currency ?? currency}
          indicators={indicators.data && indicatorsOf(indicators.data.figures, direction)}
          rates={indicators.data?.figures.rates}
          placeholders={placeholders[direction]}
        />
      )}
      {/* If the list failed too, only the list shows it. */}
      {indicators.error !== undefined && list.error === undefined && (
        <LoadProblem error={indicators.error} onRetry={indicators.refresh} />
      )}
    </InvoiceListScreen>
  );
}

// Two components, so that switching lists starts over instead of briefly showing the other's rows.
export const ExpensesScreen = () => <Dashboard direction="expenses" key="expenses" />;
export const IncomeScreen = () => <Dashboard direction="income" key="income" />;
