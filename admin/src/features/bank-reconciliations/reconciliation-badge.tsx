import type { ReconciliationState } from '@quittance/sdk/rules';
import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { bankReconciliationsTexts } from './texts.en.ts';

const faces: Readonly<Record<ReconciliationState, { readonly tone: Tone; readonly icon: IconShape }>> = {
  waiting: { tone: 'info', icon: icons.clockIcon },
  matched: { tone: 'success', icon: icons.checkCircleIcon },
  difference: { tone: 'danger', icon: icons.alertIcon },
};

/** What the comparison of a day said. */
export function ReconciliationBadge({ state }: { readonly state: ReconciliationState }) {
  const { t } = useI18n(bankReconciliationsTexts);
  return <StatusBadge {...faces[state]} label={t(`state.${state}`)} />;
}
