import { ListSearch, listFilter, searchText, useListFilter, usePages, useResource } from '@quittance/app-shell';
import { getFunds, listCompletedGuaranteedInvoices, listGuaranteedInvoices } from '@quittance/sdk/client';
import { EmptyState, icons, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { InvoiceListScreen } from '../../invoices/list/invoice-list-screen.tsx';
import { type CurrencyFilter, currencyQueryOf, orderFields, withoutSort } from '../../invoices/list/list-order.ts';
import { MoreFilters } from '../../invoices/list/more-filters.tsx';
import { invoiceListTexts } from '../../invoices/list/texts.en.ts';
import { useExportAddress } from '../../invoices/list/use-export-address.ts';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import { LoadProblem } from '../../layout/load-problem.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import './invoicing.css';
import { InvoicingCurrency, InvoicingPages, useInvoicingCurrency } from './invoicing-frame.tsx';
import { invoicingTexts } from './texts.en.ts';

const calls = { guaranteed: listGuaranteedInvoices, completed: listCompletedGuaranteedInvoices } as const;

const filters = listFilter<CurrencyFilter>({ search: searchText, ...orderFields });

interface GuaranteedInvoicesProps {
  readonly page: keyof typeof calls;
  readonly currency: string;
}

/** The money that is reserved for the organization in one currency. */
function Reserved({ currency }: { readonly currency: string }) {
  const { t } = useI18n(invoicingTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getFunds, { query: { currency } }, { signal }), [client, currency]),
  );
  useRefreshOn('invoice.changed', refresh);
  if (error !== undefined) return <LoadProblem error={error} onRetry={refresh} />;
  return (
    <p className="invoicing-reserved">
      <span className="q-muted">{t('reserved')}</span>
      <strong className="invoicing-reserved__amount">
        {data ? <LargeAmount value={data.guaranteedInvoicesBalance} currency={currency} /> : <Skeleton shape="title" />}
      </strong>
    </p>
  );
}

function useGuaranteedInvoices({ page, currency }: GuaranteedInvoicesProps, filter: CurrencyFilter) {
  const client = useClient();
  const { search, sort, dueFrom, dueTo } = filter;
  return usePages(
    useCallback(
      (pageQuery, signal) => {
        const query = currencyQueryOf({ search, sort, dueFrom, dueTo }, currency);
        return client.request(calls[page], { query: { ...query, ...pageQuery } }, { signal });
      },
      [client, page, currency, search, sort, dueFrom, dueTo],
    ),
  );
}

function GuaranteedInvoices({ page, currency }: GuaranteedInvoicesProps) {
  const { t } = useI18n(invoicingTexts);
  const { t: listText } = useI18n(invoiceListTexts);
  const [filter, setFilter] = useListFilter(filters);
  const list = useGuaranteedInvoices({ page, currency }, filter);
  const change = (changed: Partial<CurrencyFilter>) => setFilter({ ...filter, ...changed });
  return (
    <InvoiceListScreen
      direction="income"
      title={t(`title.${page}`)}
      lead={t(`lead.${page}`)}
      list={list}
      filters={
        <div className="filters">
          <div className="filters__fields">
            <ListSearch
              label={listText('search')}
              placeholder={listText('searchPlaceholder')}
              value={filter.search}
              onChange={(search) => change({ search })}
            />
            <InvoicingCurrency page={page} currency={currency} />
            <MoreFilters filter={filter} currency={currency} onChange={change} />
          </div>
        </div>
      }
      isFiltered={filters.isSet(withoutSort(filter))}
      onClearFilters={() => setFilter(filters.none)}
      empty={
        <EmptyState title={t(`empty.${page}`, { currency })} icon={icons.lockIcon}>
          {t(`emptyText.${page}`)}
        </EmptyState>
      }
      fileName={page}
      exportAddress={useExportAddress({ list: page, ...currencyQueryOf(filter, currency) })}
    >
      <InvoicingPages page={page} currency={currency} />
      {page === 'guaranteed' && <Reserved currency={currency} />}
    </InvoiceListScreen>
  );
}

export function GuaranteedScreen() {
  const currency = useInvoicingCurrency();
  return <GuaranteedInvoices key={currency} page="guaranteed" currency={currency} />;
}

export function CompletedScreen() {
  const currency = useInvoicingCurrency();
  return <GuaranteedInvoices key={currency} page="completed" currency={currency} />;
}
