import type { InvoiceStatus as Status } from '@quittance/sdk/contract';
import { isPaymentInProgress } from '@quittance/sdk/rules';
import { statusBanner } from '@quittance/widgets/host';
import { Icon, icons, StatusBadge, useI18n } from '@quittance/widgets/kit';
import './invoice-status.css';

/** Who has paid stands beside the status here; the banner names them. */
const shortKeys: Readonly<Record<string, string>> = { 'status.paidBy': 'status.paid', 'status.paidTo': 'status.paid' };

interface InvoiceStatusProps {
  readonly status: Status;
  readonly isOverdue: boolean;
  readonly viewer: 'seller' | 'buyer';
}

/** The status as the invoice's own banner says it, so that a list and the page that it leads to agree. */
function Badge(invoice: InvoiceStatusProps) {
  const { t } = useI18n('invoice-status');
  const { t: portalText } = useI18n('portal');
  const banner = statusBanner(invoice);
  // An invoice that waits for its buyer has no banner on its own page, where the amount due says it all.
  if (!banner) return <StatusBadge tone="info" icon={icons.clockIcon} label={portalText('list.unpaid')} />;
  const { tone, icon, textKey } = banner;
  return <StatusBadge tone={tone} icon={icon} label={t(shortKeys[textKey] ?? textKey)} />;
}

/** Where an invoice stands, and that a payment is on its way, which its status alone does not tell. */
export function InvoiceStatus({ status, isOverdue, viewer }: InvoiceStatusProps) {
  const { t } = useI18n('portal');
  return (
    <span className="invoice-status">
      <Badge status={status} isOverdue={isOverdue} viewer={viewer} />
      {isPaymentInProgress(status) && (
        <span className="invoice-status__note">
          <Icon shape={icons.clockIcon} />
          <span className="invoice-status__long">{t('list.paymentInProgress')}</span>
          <span className="invoice-status__short">{t('group.processing')}</span>
        </span>
      )}
    </span>
  );
}
