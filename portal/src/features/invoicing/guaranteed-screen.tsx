import { ListScreen, usePages, useResource, useRouteParams } from '@quittance/app-shell';
import { getFunds, listCompletedGuaranteedInvoices, listGuaranteedInvoices } from '@quittance/sdk/client';
import { EmptyState, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import '../dashboard/dashboard.css';
import { dashboardTexts } from '../dashboard/texts.en.ts';
import { useInvoiceTable } from '../dashboard/use-invoice-table.tsx';
import './invoicing.css';
import { InvoicingCurrency, InvoicingPages } from './invoicing-frame.tsx';
import { invoicingTexts } from './texts.en.ts';

const calls = { guaranteed: listGuaranteedInvoices, completed: listCompletedGuaranteedInvoices } as const;

interface GuaranteedInvoicesProps {
  readonly page: keyof typeof calls;
  readonly currency: string;
}

/** The money that is reserved for the organization in one currency; nothing while it is loading or if that fails. */
function Reserved({ currency }: { readonly currency: string }) {
  const { t } = useI18n(invoicingTexts);
  const client = useClient();
  const { data, refresh } = useResource(
    useCallback((signal) => client.request(getFunds, { query: { currency } }, { signal }), [client, currency]),
  );
  useRefreshOn('invoice.changed', refresh);
  return (
    <p className="invoicing-reserved">
      <span className="q-muted">{t('reserved')}</span>
      <strong className="invoicing-reserved__amount">
        {data && <LargeAmount value={data.guaranteedInvoicesBalance} currency={currency} />}
      </strong>
    </p>
  );
}

function GuaranteedInvoices({ page, currency }: GuaranteedInvoicesProps) {
  const { t } = useI18n(invoicingTexts);
  const { t: listText } = useI18n(dashboardTexts);
  const { constants } = useMember();
  const client = useClient();
  const list = usePages(
    useCallback(
      (query, signal) => client.request(calls[page], { query: { ...query, currency } }, { signal }),
      [client, page, currency],
    ),
  );
  useRefreshOn('invoice.changed', list.refresh);
  const { dialog, ...table } = useInvoiceTable({ direction: 'income', rows: list.rows, onChanged: list.refresh });
  return (
    <>
      <ListScreen
        {...table}
        title={t(`title.${page}`)}
        lead={t(`lead.${page}`)}
        brand={constants.brandName}
        caption={listText('list.caption')}
        rowKey={({ _id }) => _id}
        list={list}
        filters={<InvoicingCurrency page={page} currency={currency} />}
        empty={
          <EmptyState title={t(`empty.${page}`, { currency })} icon={icons.lockIcon}>
            {t(`emptyText.${page}`)}
          </EmptyState>
        }
        fileName={page}
      >
        <InvoicingPages page={page} currency={currency} />
        {page === 'guaranteed' && <Reserved currency={currency} />}
      </ListScreen>
      {dialog}
    </>
  );
}

const useCurrency = (): string => useRouteParams().currencyAccount ?? 'USD';

export function GuaranteedScreen() {
  const currency = useCurrency();
  return <GuaranteedInvoices key={currency} page="guaranteed" currency={currency} />;
}

export function CompletedScreen() {
  const currency = useCurrency();
  return <GuaranteedInvoices key={currency} page="completed" currency={currency} />;
}
