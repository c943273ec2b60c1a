import { invoiceTexts } from '@quittance/sdk/i18n/en';
import { useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { StatusPanel } from './status-panel.tsx';

/** What the seller should know beyond the status itself. Apart from the buyer's: a widget for payers carries only theirs. */
export function SellerStatus({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  return (
    <StatusPanel
      invoice={invoice}
      words={{
        inProgress: { children: t('seller.paymentInProgress') },
        reserved: (isDelayed) => t(isDelayed ? 'seller.reservedLonger' : 'seller.reserved'),
        failure: (key, values) => t(`seller.${key}`, values),
      }}
    />
  );
}
