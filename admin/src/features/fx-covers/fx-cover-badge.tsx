import type { FxCoverState } from '@quittance/sdk/rules';
import { type IconShape, InfoTip, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { fxCoversTexts } from './texts.en.ts';
import type { FxCover } from './use-fx-covers.ts';

const faces: Readonly<Record<FxCoverState, { readonly tone: Tone; readonly icon: IconShape }>> = {
  submitted: { tone: 'info', icon: icons.clockIcon },
  unknown: { tone: 'danger', icon: icons.alertIcon },
  dealt: { tone: 'info', icon: icons.clockIcon },
  settled: { tone: 'success', icon: icons.checkCircleIcon },
  rejected: { tone: 'warning', icon: icons.alertIcon },
  netted: { tone: 'success', icon: icons.checkCircleIcon },
};

/** The state of a cover, and what it means if staff may have to do something. */
export function FxCoverBadge({ cover: { state, failureCode } }: { readonly cover: FxCover }) {
  const { t } = useI18n(fxCoversTexts);
  const isExplained = state === 'unknown' || state === 'rejected';
  return (
    <>
      <StatusBadge {...faces[state]} label={t(`state.${state}`)} />
      {isExplained && (
        <InfoTip about={t(`state.${state}`)}>{t(`explain.${state}`, { code: failureCode ?? '–' })}</InfoTip>
      )}
    </>
  );
}
