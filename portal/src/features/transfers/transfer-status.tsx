import type { TransferState } from '@quittance/sdk/rules';
import { icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { transfersTexts } from './texts.en.ts';

const looks: Readonly<Record<TransferState, readonly [Tone, keyof typeof icons]>> = {
  on_hold: ['warning', 'clockIcon'],
  in_review: ['warning', 'clockIcon'],
  queued: ['info', 'clockIcon'],
  in_transit: ['info', 'sendIcon'],
  completed: ['success', 'checkCircleIcon'],
  returned: ['warning', 'alertIcon'],
  refunded: ['neutral', 'infoIcon'],
  rejected: ['danger', 'crossCircleIcon'],
  canceled: ['neutral', 'crossCircleIcon'],
  contradicted: ['warning', 'alertIcon'],
  blocked: ['danger', 'lockIcon'],
};

/** The state of a transfer. */
export function TransferStatus({ state }: { readonly state: TransferState }) {
  const { t } = useI18n(transfersTexts);
  const [tone, icon] = looks[state];
  return <StatusBadge tone={tone} icon={icons[icon]} label={t(`state.${state}`)} />;
}
