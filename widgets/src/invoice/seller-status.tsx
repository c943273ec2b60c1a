import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { sellerTexts } from './seller-texts.en.ts';
import { StatusPanel } from './status-panel.tsx';

/** Explains the invoice's status to the seller. Loaded for sellers only, with its words. */
export function SellerStatus({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(sellerTexts);
  return (
    <>
      {invoice.paymentDisputed && (
        <Banner tone="warning" title={t('disputed')}>
          {t('disputedText')}
        </Banner>
      )}
      <StatusPanel
        invoice={invoice}
        words={{
          inProgress: {
            children: t(invoice.paymentState === 'held' ? 'underReview' : 'paymentInProgress'),
          },
          transferReview: t('transferReview'),
          notified: (date) => ({
            title: t('externalNotifiedTitle'),
            children: t('externalNotified', { date }),
          }),
          reserved: (isDelayed) => t(isDelayed ? 'reservedLonger' : 'reserved'),
          failure: (key, values) => t(key, values),
        }}
      />
    </>
  );
}
