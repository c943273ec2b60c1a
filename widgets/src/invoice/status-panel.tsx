import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { Banner } from '../kit/banner.tsx';
import { useI18n } from '../kit/i18n.tsx';
import { clockIcon, undoIcon } from '../kit/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

interface StatusPanelProps {
  readonly invoice: InvoiceAnswer;
}

/** What never reached the buyer's bank can't have been returned by it. */
const failureKeys = {
  refused: { seller: 'seller.paymentRefused', buyer: 'panel.paymentRefused' },
  returned: { seller: 'seller.paymentReturned', buyer: 'panel.paymentReturned' },
} as const;

function FailedPayment({ invoice }: StatusPanelProps) {
  // What only sellers are told stays out of widgets that only a payer sees.
  const { t, locale } = useI18n(invoice.viewer === 'seller' ? 'invoice' : 'invoice-status');
  const failure = invoice.lastPaymentFailure;
  if (!failure) return null;
  const key = failureKeys[failure.kind === 'refused' ? 'refused' : 'returned'][invoice.viewer];
  const date = formatBusinessDate(businessDateOf(new Date(failure.failedAt)), locale);
  return (
    <Banner tone="danger" icon={undoIcon} title={t(key)}>
      {t(`${key}Text`, { date, code: failure.code })}
    </Banner>
  );
}

/** What a person should know beyond the status itself; nothing while there is nothing to say. */
export function StatusPanel({ invoice }: StatusPanelProps) {
  const { t } = useI18n('invoice-status');
  switch (invoice.status) {
    case 'pending_payment_approval':
      return (
        <Banner tone="info" icon={clockIcon}>
          {t('panel.paymentInProgress')}
        </Banner>
      );
    case 'canceled_by_sender':
      return <Banner tone="neutral">{t('panel.canceled')}</Banner>;
    case 'sent':
    case 'unpaid':
      return <FailedPayment invoice={invoice} />;
    default:
      return null;
  }
}
