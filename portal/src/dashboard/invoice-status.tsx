import type { InvoiceStatus } from '@quittance/sdk/contract';
import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';

interface Face {
  readonly tone: Tone;
  readonly icon: IconShape;
}

const quiet: Face = { tone: 'neutral', icon: icons.documentIcon };
const open: Face = { tone: 'info', icon: icons.sendIcon };
const good: Face = { tone: 'success', icon: icons.checkCircleIcon };
const bad: Face = { tone: 'danger', icon: icons.crossCircleIcon };

const faces: Readonly<Record<InvoiceStatus, Face>> = {
  draft: quiet,
  scheduled: { tone: 'neutral', icon: icons.calendarIcon },
  sent: open,
  unpaid: open,
  overdue: { tone: 'danger', icon: icons.alertIcon },
  pending_payment_approval: { tone: 'info', icon: icons.clockIcon },
  allocated: { tone: 'success', icon: icons.shieldIcon },
  completed: good,
  paid_late: good,
  paid_externally: good,
  rejected_by_recipient: { tone: 'warning', icon: icons.undoIcon },
  canceled_by_sender: { tone: 'neutral', icon: icons.crossCircleIcon },
  denied: bad,
  deleted: quiet,
};

interface InvoiceStatusBadgeProps {
  readonly status: InvoiceStatus;
  readonly isOverdue: boolean;
  readonly viewer: 'seller' | 'buyer';
}

/** The status as the viewer reads it: overdue outweighs open, and the buyer's word for allocated is guaranteed. */
export function InvoiceStatusBadge({ status, isOverdue, viewer }: InvoiceStatusBadgeProps) {
  const { t } = useI18n('portal');
  const shown = isOverdue ? 'overdue' : status;
  const word = shown === 'allocated' && viewer === 'buyer' ? 'guaranteed' : shown;
  return <StatusBadge {...faces[shown]} label={t(`status.${word}`)} />;
}
