import type { StaffTransferState } from '@quittance/sdk/rules';
import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { waitingTransfersTexts } from './texts.en.ts';

const waiting = { tone: 'warning', icon: icons.clockIcon } as const;
const onTheWay = { tone: 'info', icon: icons.sendIcon } as const;
const ended = { tone: 'neutral', icon: icons.closeIcon } as const;

const faces: Readonly<Record<StaffTransferState, { readonly tone: Tone; readonly icon: IconShape }>> = {
  on_hold: waiting,
  in_review: waiting,
  returned: { tone: 'warning', icon: icons.arrowLeftIcon },
  queued: onTheWay,
  in_transit: onTheWay,
  completed: { tone: 'success', icon: icons.checkCircleIcon },
  refunded: ended,
  rejected: ended,
  canceled: ended,
  contradicted: { tone: 'warning', icon: icons.alertIcon },
  moved_twice: { tone: 'danger', icon: icons.alertIcon },
  moved_back: { tone: 'warning', icon: icons.arrowLeftIcon },
  blocked: { tone: 'danger', icon: icons.lockIcon },
};

/** The state of a transfer, for staff. */
export function TransferBadge({ state }: { readonly state: StaffTransferState }) {
  const { t } = useI18n(waitingTransfersTexts);
  return <StatusBadge {...faces[state]} label={t(`state.${state}`)} />;
}
