import { StatusBadge, useI18n } from '@quittance/widgets/kit';
import { type ListedInvoice, listStatus } from './list-status.ts';

/** Where an invoice stands. */
export function InvoiceStatus({ status, isOverdue, viewer }: ListedInvoice) {
  const { namespace, textKey, tone, icon } = listStatus({ status, isOverdue, viewer });
  const { t } = useI18n(namespace);
  return <StatusBadge tone={tone} icon={icon} label={t(textKey)} />;
}
