import { isReleaseDelayed } from '@quittance/sdk/rules';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import type { ReactNode } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useLocale } from '../kit/base/i18n.tsx';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { clockIcon, undoIcon } from '../kit/icon/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { type Panel, statusPanels } from './status-panels.ts';
import { type FailureSentence, useFailureText } from './use-failure-text.ts';
import { useInstallation } from './use-installation.ts';

/** Texts that differ between buyer and seller. */
export interface StatusWords {
  /** A bank transfer that is held until compliance has checked it. */
  readonly transferReview: string;
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

/** Explains the badge "Allocated" (to the buyer "Guaranteed"): where the money is. */
const ReservedNote = ({ invoice, words }: StatusPanelProps) => (
  <Banner tone="neutral">{words.reserved(isReleaseDelayed(invoice, useInstallation(invoice).today))}</Banner>
);

/** Most invoices are open or paid. */
const endingNote = lazyPart(async () => (await import('./ending-note.tsx')).EndingNote);

function Ending({ invoice }: StatusPanelProps) {
  const EndingNote = endingNote.usePart(true);
  return EndingNote && <EndingNote invoice={invoice} />;
}

/** Few invoices have a discount. */
const earnedNote = lazyPart(async () => (await import('./earned-note.tsx')).EarnedNote);

function Earned({ invoice }: StatusPanelProps) {
  const EarnedNote = earnedNote.usePart(true);
  return EarnedNote && <EarnedNote invoice={invoice} />;
}

const InProgress = ({ words }: StatusPanelProps) => <Banner tone="info" icon={clockIcon} {...words.inProgress} />;

const TransferReview = ({ words }: StatusPanelProps) => (
  <Banner tone="info" icon={clockIcon}>
    {words.transferReview}
  </Banner>
);

const panels: Readonly<Record<Panel, (props: StatusPanelProps) => ReactNode>> = {
  'in-progress': InProgress,
  ending: Ending,
  earned: Earned,
  reserved: ReservedNote,
  failure: FailedPayment,
  'transfer-review': TransferReview,
  notified: NotifiedNote,
};

/** Explains the invoice's status; renders nothing for a status that needs no explanation. */
export const StatusPanel = (props: StatusPanelProps) =>
  statusPanels(props.invoice).map((panel) => {
    const Shown = panels[panel];
    return <Shown key={panel} {...props} />;
  });
