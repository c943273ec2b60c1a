import type { DepositState } from '@quittance/sdk/rules';
import { icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { depositsTexts } from './texts.en.ts';

const looks: Readonly<Record<DepositState, readonly [Tone, keyof typeof icons]>> = {
  unmatched: ['warning', 'clockIcon'],
  held: ['warning', 'clockIcon'],
  credited: ['success', 'checkCircleIcon'],
  recalled: ['neutral', 'infoIcon'],
  applied: ['success', 'checkCircleIcon'],
  refunding: ['info', 'sendIcon'],
  refunded: ['neutral', 'infoIcon'],
};

/** The state of a deposit. */
export function DepositStatus({ state }: { readonly state: DepositState }) {
  const { t } = useI18n(depositsTexts);
  const [tone, icon] = looks[state];
  return <StatusBadge tone={tone} icon={icons[icon]} label={t(`state.${state}`)} />;
}
