import type { TextFunction } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import type { Invoice } from '../invoice-form/invoice-form-values.ts';
import { invoiceDetailTexts } from './texts.en.ts';

/** An invoice for its page or dialog. */
export interface InvoiceDetail {
  readonly invoiceId: string;
  /** Undefined until the document has loaded the invoice. */
  readonly invoice: Invoice | undefined;
  /** Whether loading failed, which the document reports. */
  readonly hasFailed: boolean;
  readonly title: string;
  /** Changes when the document must load the invoice again. */
  readonly revision: number;
  readonly reload: () => void;
  /** Receives the invoice that the document has loaded. */
  readonly onInvoice: (invoice: Invoice) => void;
  readonly onLoadError: () => void;
}

type Loaded = { readonly invoice: Invoice } | 'loading' | 'failed';

/** Provides the invoice of a document, and reloads it after each of its live events. */
export function useInvoiceDetail(invoiceId: string): InvoiceDetail {
  const { t } = useI18n(invoiceDetailTexts);
  const [revision, setRevision] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const onInvoice = useCallback((invoice: Invoice) => setLoaded({ invoice }), []);
  const reload = () => setRevision((count) => count + 1);
  useRefreshOn('invoice.changed', (event) => {
    if (event === null || event.objectId === invoiceId) reload();
  });
  const invoice = typeof loaded === 'object' ? loaded.invoice : undefined;
  return {
    invoiceId,
    invoice,
    hasFailed: loaded === 'failed',
    title: titleOf(invoice, t),
    revision,
    reload,
    onInvoice,
    onLoadError: () => setLoaded('failed'),
  };
}

function titleOf(invoice: Invoice | undefined, t: TextFunction<typeof invoiceDetailTexts>): string {
  if (!invoice) return t('untitled');
  if (invoice.number) return t('title', { number: invoice.number });
  return t(invoice.status === 'scheduled' ? 'scheduledTitle' : 'draftTitle');
}
