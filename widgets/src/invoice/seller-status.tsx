import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { StatusPanel } from './status-panel.tsx';
import { invoiceTexts } from './texts.en.ts';

/** Explains the invoice's status to the seller. Separate from the buyer's, so that widgets for payers don't load it. */
export function SellerStatus({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  return (
    <>
      {invoice.paymentDisputed && (
        <Banner tone="warning" title={t('seller.disputed')}>
          {t('seller.disputedText')}
        </Banner>
      )}
      <StatusPanel
        invoice={invoice}
        words={{
          inProgress: {
            children: t(invoice.paymentState === 'held' ? 'seller.underReview' : 'seller.paymentInProgress'),
          },
          notified: (date) => ({
            title: t('seller.externalNotifiedTitle'),
            children: t('seller.externalNotified', { date }),
          }),
          reserved: (isDelayed) => t(isDelayed ? 'seller.reservedLonger' : 'seller.reserved'),
          failure: (key, values) => t(`seller.${key}`, values),
        }}
      />
    </>
  );
}
