import { invoiceStatusTexts } from '@quittance/sdk/i18n';
import { useI18n } from '../kit/base/i18n.tsx';
import { StatusBadge } from '../kit/status-badge/status-badge.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { statusBanner } from './status-banner.ts';

/** The label of a PDF, which replaces the status on paper; nothing if both are the same. */
export function PrintedStatus({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceStatusTexts);
  const { senderDisplayName: sender, recipientDisplayName: recipient } = invoice;
  const printed = statusBanner(invoice, 'pdf');
  if (!printed || printed.textKey === statusBanner(invoice)?.textKey) return null;
  return (
    <span className="q-invoice__printed-status">
      <StatusBadge tone={printed.tone} icon={printed.icon} label={t(printed.textKey, { sender, recipient })} />
    </span>
  );
}
