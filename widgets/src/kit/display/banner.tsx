import type { ReactNode } from 'react';
import { IconButton } from '../actions/button.tsx';
import { useI18n } from '../base/i18n.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { alertIcon, checkCircleIcon, closeIcon, crossCircleIcon, infoIcon } from './icons.ts';

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
  /** Given: it can be closed; the caller remembers that it was. */
  readonly onClose?: (() => void) | undefined;
}

/** Apart, so that a banner that can't be closed needs no translator. */
function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n('kit');
  return <IconButton className="q-banner__close" icon={closeIcon} label={t('close')} onClick={onClose} />;
}

/** A message that stays: about the page, a form or an invoice. */
export function Banner({ tone = 'info', title, icon, children, action, onClose }: BannerProps) {
  return (
    <div className={`q-banner q-tone--${tone}`} part="banner">
      <Icon shape={icon ?? toneIcon[tone]} />
      <div className="q-banner__body">
        {title && <p className="q-banner__title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="q-banner__action">{action}</div>}
      </div>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  );
}
