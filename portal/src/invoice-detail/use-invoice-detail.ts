import { getInvoice } from '@quittance/sdk/client';
import { useResource } from '@quittance/widgets/host';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { useRefreshOn } from '../live-events/use-refresh-on.ts';

/** An invoice as its page or dialog shows it. */
export interface InvoiceDetail {
  readonly invoiceId: string;
  /** Undefined until it has been loaded. */
  readonly invoice: Invoice | undefined;
  readonly error: unknown;
  readonly title: string;
  /** Changes when the document has to be loaded again. */
  readonly revision: number;
  /** Loads what stands round the document. */
  readonly refresh: () => void;
  /** Loads everything again. */
  readonly reload: () => void;
}

/** Loads an invoice, and again with each of its live events. */
export function useInvoiceDetail(invoiceId: string): InvoiceDetail {
  const { t } = useI18n('portal-invoices');
  const client = useClient();
  const [revision, setRevision] = useState(0);
  const {
    data: invoice,
    error,
    refresh,
  } = useResource(
    useCallback((signal) => client.request(getInvoice, { params: { id: invoiceId } }, { signal }), [client, invoiceId]),
  );
  const reload = () => {
    refresh();
    setRevision((count) => count + 1);
  };
  useRefreshOn('invoice.changed', (event) => {
    if (event === null || event.objectId === invoiceId) reload();
  });
  return { invoiceId, invoice, error, title: titleOf(invoice, t), revision, refresh, reload };
}

function titleOf(invoice: Invoice | undefined, t: ReturnType<typeof useI18n>['t']): string {
  if (!invoice) return t('invoice.untitled');
  return invoice.number ? t('invoice.title', { number: invoice.number }) : t('invoice.draftTitle');
}
