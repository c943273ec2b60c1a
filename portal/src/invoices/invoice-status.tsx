import { invoiceStatusTexts } from '@quittance/sdk/i18n';
import type { ListedInvoice } from '@quittance/sdk/rules';
import { StatusBadge, useI18n } from '@quittance/widgets/kit';
import { listStatus } from './list-status.ts';

/** Returns a function that translates a status. */
export function useStatusText(): (invoice: ListedInvoice) => string {
  const { t } = useI18n(invoiceStatusTexts);
  return (invoice) => t(listStatus(invoice).textKey);
}

/** Badge of an invoice's status. */
export function InvoiceStatus(invoice: ListedInvoice) {
  const statusText = useStatusText();
  const { tone, icon } = listStatus(invoice);
  return <StatusBadge tone={tone} icon={icon} label={statusText(invoice)} />;
}
