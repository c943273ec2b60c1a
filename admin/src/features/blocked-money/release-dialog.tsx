import { decideLicenceRelease, mayMake } from '@quittance/sdk/client';
import { useStaff } from '../../session/staff.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestInfoDialog } from './request-info-dialog.tsx';
import type { BlockedMoney } from './use-blocked-money.ts';

interface ReleaseDialogProps {
  readonly money: BlockedMoney;
  readonly onClose: () => void;
  /** Called once the list behind is out of date. */
  readonly onDone: () => void;
}

/** The next step of a release, by its request and the person's role. */
export function ReleaseDialog({ money, onClose, onDone }: ReleaseDialogProps) {
  const mayDecide = mayMake(decideLicenceRelease, useStaff());
  const { release } = money;
  if (release?.state !== 'requested') return <RequestDialog money={money} onClose={onClose} onDone={onDone} />;
  if (!mayDecide) return <RequestInfoDialog money={money} onClose={onClose} />;
  return <DecideDialog money={{ ...money, release }} onClose={onClose} onDone={onDone} />;
}
