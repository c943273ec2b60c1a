import type { DepositState } from '@quittance/sdk/rules';
import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDeposit } from './use-deposits.ts';

interface Face {
  readonly tone: Tone;
  readonly icon: IconShape;
}

const back: Face = { tone: 'neutral', icon: icons.arrowLeftIcon };
const recalled: Face = { tone: 'warning', icon: icons.arrowLeftIcon };

const faces: Readonly<Record<DepositState, Face>> = {
  unmatched: { tone: 'warning', icon: icons.searchIcon },
  held: { tone: 'warning', icon: icons.clockIcon },
  credited: { tone: 'success', icon: icons.checkCircleIcon },
  applied: { tone: 'success', icon: icons.checkCircleIcon },
  refunding: back,
  refunded: back,
  recalled: back,
};

interface DepositBadgeProps {
  readonly deposit: Pick<StaffDeposit, 'state' | 'recalledAt' | 'refundFailedAt'>;
}

/** Whether its bank calls back money that is credited or held, which staff decide about. */
const isRecallOpen = ({ state, recalledAt }: DepositBadgeProps['deposit']): boolean =>
  recalledAt !== undefined && (state === 'credited' || state === 'held');

/** Returns the text of a deposit's status, for the badge and the exported file. */
export function useDepositStatus() {
  const { t } = useI18n(staffDepositsTexts);
  return (deposit: DepositBadgeProps['deposit']): string => {
    if (isRecallOpen(deposit)) return t('recallOpen');
    const hasFailed = deposit.state === 'unmatched' && deposit.refundFailedAt !== undefined;
    return hasFailed ? t('refundFailed') : t(`state.${deposit.state}`);
  };
}

/** The status of a deposit, for staff. */
export function DepositBadge({ deposit }: DepositBadgeProps) {
  const face = isRecallOpen(deposit) ? recalled : faces[deposit.state];
  return <StatusBadge {...face} label={useDepositStatus()(deposit)} />;
}
