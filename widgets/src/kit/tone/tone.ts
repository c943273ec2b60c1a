import type { IconShape } from '../icon/icon.tsx';
import { alertIcon, checkCircleIcon, crossCircleIcon, infoIcon } from '../icon/icons.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** The icon of each tone, because colour is never the only sign. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertIcon,
  danger: crossCircleIcon,
  neutral: infoIcon,
};
