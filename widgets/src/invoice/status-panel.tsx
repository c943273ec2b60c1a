import { getPublicConstants } from '@quittance/sdk/client';
import { isAwaitingBank, isReleaseDelayed } from '@quittance/sdk/rules';
import { type BusinessDate, businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useEffect, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { clockIcon, undoIcon } from '../kit/icon/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { useFailureText } from './use-failure-text.ts';
import { useViewerTexts } from './use-viewer-texts.ts';

interface StatusPanelProps {
  readonly invoice: InvoiceAnswer;
}

function FailedPayment({ invoice: { viewer, lastPaymentFailure } }: StatusPanelProps) {
  const failureText = useFailureText(viewer);
  if (!lastPaymentFailure) return null;
  const { title, text } = failureText(lastPaymentFailure);
  return (
    <Banner tone="danger" icon={undoIcon} title={title}>
      {text}
    </Banner>
  );
}

/**
 * Returns this device's date until the server's is loaded, which may differ in a sandbox; reloaded for a newer invoice.
 */
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

/** Explains the badge "Allocated" or, for the buyer, "Guaranteed". */
function ReservedNote({ invoice }: StatusPanelProps) {
  const { t, locale } = useViewerTexts(invoice.viewer);
  const key = isReleaseDelayed(invoice, useBusinessDate(invoice)) ? 'reservedLonger' : 'reserved';
  const { senderDisplayName: seller, dueDate } = invoice;
  return <Banner tone="neutral">{t(key, { seller, date: formatBusinessDate(dueDate, locale) })}</Banner>;
}

function PaymentInProgress({ invoice }: StatusPanelProps) {
  const { t } = useI18n('invoice-head');
  const { t: invoiceText } = useI18n('invoice');
  const { t: debitText } = useI18n('bank-debit');
  if (invoice.viewer === 'seller') return <InProgress>{invoiceText('seller.paymentInProgress')}</InProgress>;
  return isAwaitingBank(invoice) ? (
    <InProgress title={debitText('unconfirmed')}>{debitText('unconfirmedHint')}</InProgress>
  ) : (
    <InProgress>{t('panel.paymentInProgress')}</InProgress>
  );
}

const InProgress = (props: { readonly title?: string; readonly children: string }) => (
  <Banner tone="info" icon={clockIcon} {...props} />
);

/** Information beyond the status; nothing if there is none. */
export function StatusPanel({ invoice }: StatusPanelProps) {
  const { t } = useI18n('invoice-head');
  switch (invoice.status) {
    case 'pending_payment_approval':
      return <PaymentInProgress invoice={invoice} />;
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
