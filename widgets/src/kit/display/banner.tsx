import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { alertIcon, checkCircleIcon, crossCircleIcon, infoIcon } from './icons.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** A tone is never colour alone: each has its shape. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertIcon,
  danger: crossCircleIcon,
  neutral: infoIcon,
};

interface BannerProps {
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode | undefined;
  readonly icon?: IconShape | undefined;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
}

/** A message that stays: about the page, a form or an invoice. */
export function Banner({ tone = 'info', title, icon, children, action }: BannerProps) {
  return (
    <div className={`q-banner q-tone--${tone}`}>
      <Icon shape={icon ?? toneIcon[tone]} />
      <div className="q-banner__body">
        {title && <p className="q-banner__title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="q-banner__action">{action}</div>}
      </div>
    </div>
  );
}
