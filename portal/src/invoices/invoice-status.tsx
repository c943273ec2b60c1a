import { invoiceStatusTexts } from '@quittance/sdk/i18n';
import { StatusBadge, useI18n } from '@quittance/widgets/kit';
import { type ListedInvoice, listStatus } from './list-status.ts';
import { invoicesTexts } from './texts.en.ts';

/** Returns a function that translates a status. */
export function useStatusText(): (invoice: ListedInvoice) => string {
  const { t } = useI18n(invoicesTexts);
  const { t: bannerText } = useI18n(invoiceStatusTexts);
  return (invoice) => {
    const status = listStatus(invoice);
    return status.namespace === 'portal-invoices' ? t(status.textKey) : bannerText(status.textKey);
  };
}

/** Badge of an invoice's status. */
export function InvoiceStatus(invoice: ListedInvoice) {
  const statusText = useStatusText();
  const { tone, icon } = listStatus(invoice);
  return <StatusBadge tone={tone} icon={icon} label={statusText(invoice)} />;
}
