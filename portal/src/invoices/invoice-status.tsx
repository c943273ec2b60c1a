import { StatusBadge, useI18n } from '@quittance/widgets/kit';
import { type ListedInvoice, listStatus } from './list-status.ts';

/** Says a status in its reader's words. */
export function useStatusText(): (invoice: ListedInvoice) => string {
  const texts = { portal: useI18n('portal'), 'invoice-status': useI18n('invoice-status') };
  return (invoice) => {
    const { namespace, textKey } = listStatus(invoice);
    return texts[namespace].t(textKey);
  };
}

/** Where an invoice stands. */
export function InvoiceStatus({ status, isOverdue, viewer }: ListedInvoice) {
  const statusText = useStatusText();
  const invoice = { status, isOverdue, viewer };
  const { tone, icon } = listStatus(invoice);
  return <StatusBadge tone={tone} icon={icon} label={statusText(invoice)} />;
}
