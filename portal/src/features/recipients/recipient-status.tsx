import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import type { Recipient } from './recipient.ts';
import { recipientsTexts } from './texts.en.ts';

const looks: Readonly<Record<Recipient['status'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  active: { tone: 'success', icon: icons.checkCircleIcon },
  pending: { tone: 'info', icon: icons.clockIcon },
  'needs-attention': { tone: 'warning', icon: icons.alertIcon },
  removed: { tone: 'neutral', icon: icons.trashIcon },
};

/** Whether a recipient can be paid. */
export function RecipientStatus({ status }: Pick<Recipient, 'status'>) {
  const { t } = useI18n(recipientsTexts);
  return <StatusBadge {...looks[status]} label={t(`status.${status}`)} />;
}
