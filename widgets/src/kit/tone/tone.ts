import type { IconShape } from '../icon/icon.tsx';
import { alertIcon, checkCircleIcon, crossCircleIcon, infoIcon } from '../icon/icons.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** A tone is never colour alone: each has its shape. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertIcon,
  danger: crossCircleIcon,
  neutral: infoIcon,
};
