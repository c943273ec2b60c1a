import { StatusBadge, useI18n } from '@quittance/widgets/kit';
import { type ListedInvoice, listStatus } from './list-status.ts';

/** Returns a function that translates a status. */
export function useStatusText(): (invoice: ListedInvoice) => string {
  const texts = { portal: useI18n('portal'), 'invoice-status': useI18n('invoice-status') };
  return (invoice) => {
    const { namespace, textKey } = listStatus(invoice);
    return texts[namespace].t(textKey);
  };
}

/** Badge of an invoice's status. */
export function InvoiceStatus({ status, isOverdue, viewer }: ListedInvoice) {
  const statusText = useStatusText();
  const invoice = { status, isOverdue, viewer };
  const { tone, icon } = listStatus(invoice);
  return <StatusBadge tone={tone} icon={icon} label={statusText(invoice)} />;
}
