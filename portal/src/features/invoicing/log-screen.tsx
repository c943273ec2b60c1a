import { ListSearch, useListFilter, usePages } from '@quittance/app-shell';
import { listInvoiceLog } from '@quittance/sdk/client';
import { EmptyState, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useEffect } from 'react';
import { InvoiceListScreen } from '../../invoices/list/invoice-list-screen.tsx';
import { withoutSort } from '../../invoices/list/list-order.ts';
import { MoreFilters } from '../../invoices/list/more-filters.tsx';
import { invoiceListTexts } from '../../invoices/list/texts.en.ts';
import { useExportAddress } from '../../invoices/list/use-export-address.ts';
import { rememberLogCurrency } from '../../invoices/log-currency.ts';
import type { Direction } from '../../invoices/status-groups.ts';
import { ListGroups } from '../../list-groups/list-groups.tsx';
import { usePortal } from '../../portal.ts';
import { InvoicingCurrency, InvoicingPages, useInvoicingCurrency } from './invoicing-frame.tsx';
import { type LogFilter, logFilters, logGroups, logQueryOf } from './log-filter.ts';
import { invoicingTexts } from './texts.en.ts';

interface InvoiceLogProps {
  readonly direction: Direction;
  readonly currency: string;
}

interface LogFilterFieldsProps extends InvoiceLogProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

function LogFilterFields({ direction, currency, filter, onChange }: LogFilterFieldsProps) {
  const { t } = useI18n(invoicingTexts);
  const { t: listText } = useI18n(invoiceListTexts);
  return (
    <div className="filters">
      <ListGroups
        label={t('group.label')}
        groups={logGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        chosen={filter.status}
        onChoose={(status) => onChange({ ...filter, status })}
      />
      <div className="filters__fields">
        <ListSearch
          label={listText('search')}
          placeholder={listText('searchPlaceholder')}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
        <InvoicingCurrency page={direction} currency={currency} />
        <MoreFilters filter={filter} currency={currency} onChange={(changed) => onChange({ ...filter, ...changed })} />
      </div>
    </div>
  );
}

/** Loads the finished invoices of one side in one currency. */
function useInvoiceLog({ direction, currency }: InvoiceLogProps, { status, search, sort, dueFrom, dueTo }: LogFilter) {
  const client = useClient();
  return usePages(
    useCallback(
      (page, signal) => {
        const viewer = direction === 'income' ? 'seller' : 'buyer';
        const query = logQueryOf({ status, search, sort, dueFrom, dueTo }, currency);
        return client.request(listInvoiceLog, { query: { ...query, ...page, viewer } }, { signal });
      },
      [client, direction, currency, status, search, sort, dueFrom, dueTo],
    ),
  );
}

function InvoiceLog({ direction, currency }: InvoiceLogProps) {
  const { t } = useI18n(invoicingTexts);
  const { storage } = usePortal();
  useEffect(() => rememberLogCurrency(storage, currency), [storage, currency]);
  const [filter, setFilter] = useListFilter(logFilters);
  const list = useInvoiceLog({ direction, currency }, filter);
  return (
    <InvoiceListScreen
      direction={direction}
      title={t(`title.${direction}`)}
      lead={t(`lead.${direction}`)}
      list={list}
      filters={<LogFilterFields direction={direction} currency={currency} filter={filter} onChange={setFilter} />}
      isFiltered={logFilters.isSet(withoutSort(filter))}
      onClearFilters={() => setFilter(logFilters.none)}
      empty={
        <EmptyState title={t(`empty.${direction}`, { currency })} icon={icons.documentIcon}>
          {t(`emptyText.${direction}`)}
        </EmptyState>
      }
      fileName={`${direction}-log`}
      exportAddress={useExportAddress({
        list: direction === 'income' ? 'income-log' : 'expense-log',
        ...logQueryOf(filter, currency),
      })}
    >
      <InvoicingPages page={direction} currency={currency} />
    </InvoiceListScreen>
  );
}

export function IncomeLogScreen() {
  const currency = useInvoicingCurrency();
  return <InvoiceLog key={currency} direction="income" currency={currency} />;
}

export function ExpenseLogScreen() {
  const currency = useInvoicingCurrency();
  return <InvoiceLog key={currency} direction="expenses" currency={currency} />;
}
