import { getPublicConstants } from '@quittance/sdk/client';
import { isReleaseDelayed } from '@quittance/sdk/rules';
import { type BusinessDate, businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useEffect, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useLocale } from '../kit/base/i18n.tsx';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { useClient } from '../kit/base/provider.tsx';
import { clockIcon, undoIcon } from '../kit/icon/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { type FailureSentence, useFailureText } from './use-failure-text.ts';

/** Texts that differ between buyer and seller. */
export interface StatusWords {
  readonly inProgress: { readonly title?: string; readonly children: string };
  /** Why the money of a paid invoice is not there yet. */
  readonly reserved: (isDelayed: boolean) => string;
  /** What is said once the buyer reported a payment outside the product. */
  readonly notified: (date: string) => { readonly title?: string; readonly children: string };
  /** Default: the buyer's sentence. */
  readonly failure?: FailureSentence;
}

interface StatusPanelProps {
  readonly invoice: InvoiceAnswer;
  readonly words: StatusWords;
}

function FailedPayment({ invoice: { lastPaymentFailure }, words }: StatusPanelProps) {
  const failureText = useFailureText(words.failure);
  if (!lastPaymentFailure) return null;
  const { title, text } = failureText(lastPaymentFailure);
  return (
    <Banner tone="danger" icon={undoIcon} title={title}>
      {text}
    </Banner>
  );
}

function NotifiedNote({ invoice: { externalPaymentNotifiedAt: at }, words }: StatusPanelProps) {
  const locale = useLocale();
  if (!at) return null;
  return <Banner tone="info" {...words.notified(formatBusinessDate(businessDateOf(new Date(at)), locale))} />;
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

/** Explains the badge "Allocated" (to the buyer "Guaranteed"): where the money is. */
const ReservedNote = ({ invoice, words }: StatusPanelProps) => (
  <Banner tone="neutral">{words.reserved(isReleaseDelayed(invoice, useBusinessDate(invoice)))}</Banner>
);

/** Most invoices are open or paid. */
const endingNote = lazyPart(async () => (await import('./ending-note.tsx')).EndingNote);

function Ending({ invoice }: StatusPanelProps) {
  const EndingNote = endingNote.usePart(true);
  return EndingNote && <EndingNote invoice={invoice} />;
}

/** Explains the invoice's status; renders nothing for a status that needs no explanation. */
export function StatusPanel(props: StatusPanelProps) {
  switch (props.invoice.status) {
    case 'pending_payment_approval':
      return <Banner tone="info" icon={clockIcon} {...props.words.inProgress} />;
    case 'rejected_by_recipient':
    case 'canceled_by_sender':
    case 'paid_externally':
      return <Ending {...props} />;
    case 'allocated':
      return <ReservedNote {...props} />;
    case 'sent':
    case 'unpaid':
      return (
        <>
          <FailedPayment {...props} />
          <NotifiedNote {...props} />
        </>
      );
    default:
      return null;
  }
}
