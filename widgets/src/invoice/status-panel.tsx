import { getPublicConstants } from '@quittance/sdk/client';
import { isReleaseDelayed } from '@quittance/sdk/rules';
import { type BusinessDate, businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useEffect, useState } from 'react';
import { type NamespaceTexts, useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Banner } from '../kit/display/banner.tsx';
import { clockIcon, undoIcon } from '../kit/display/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

interface StatusPanelProps {
  readonly invoice: InvoiceAnswer;
}

/** Texts for whoever looks. What only sellers are told stays out of widgets that only a payer sees. */
function useViewerTexts(viewer: InvoiceAnswer['viewer']): NamespaceTexts {
  const isSeller = viewer === 'seller';
  const { t, locale } = useI18n(isSeller ? 'invoice' : 'invoice-head');
  return { t: (key, values) => t(isSeller ? `seller.${key}` : `panel.${key}`, values), locale };
}

function FailedPayment({ invoice: { viewer, lastPaymentFailure } }: StatusPanelProps) {
  const { t, locale } = useViewerTexts(viewer);
  if (!lastPaymentFailure) return null;
  const { kind, failedAt, code } = lastPaymentFailure;
  // What never reached the buyer's bank can't have been returned by it.
  const key = kind === 'refused' ? 'paymentRefused' : 'paymentReturned';
  const date = formatBusinessDate(businessDateOf(new Date(failedAt)), locale);
  return (
    <Banner tone="danger" icon={undoIcon} title={t(key)}>
      {t(`${key}Text`, { date, code })}
    </Banner>
  );
}

/** This computer's date until the server has said its own, which may differ in a sandbox; asked again for a newer invoice. */
function useBusinessDate(invoice: InvoiceAnswer): BusinessDate {
  const client = useClient();
  const [today, setToday] = useState(() => businessDateOf(new Date()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    client.request(getPublicConstants, {}).then(
      ({ businessDate }) => setToday(businessDate),
      () => {},
    );
  }, [client, invoice]);
  return today;
}

/** The badge says "Allocated", or to the buyer "Guaranteed": here is what that means for the money. */
function ReservedNote({ invoice }: StatusPanelProps) {
  const { t } = useViewerTexts(invoice.viewer);
  const key = isReleaseDelayed(invoice, useBusinessDate(invoice)) ? 'reservedLonger' : 'reserved';
  return <Banner tone="neutral">{t(key)}</Banner>;
}

/** What a person should know beyond the status itself; nothing while there is nothing to say. */
export function StatusPanel({ invoice }: StatusPanelProps) {
  const { t } = useI18n('invoice-head');
  switch (invoice.status) {
    case 'pending_payment_approval':
      return (
        <Banner tone="info" icon={clockIcon}>
          {t('panel.paymentInProgress')}
        </Banner>
      );
    case 'canceled_by_sender':
      return <Banner tone="neutral">{t('panel.canceled')}</Banner>;
    case 'allocated':
      return <ReservedNote invoice={invoice} />;
    case 'sent':
    case 'unpaid':
      return <FailedPayment invoice={invoice} />;
    default:
      return null;
  }
}
