import type { ReactNode } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type Tone, toneIcon } from '../tone/tone.ts';

interface BannerProps {
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode | undefined;
  readonly icon?: IconShape | undefined;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  /** If set, the banner has a button that closes it; the caller stops rendering the banner. */
  readonly onClose?: (() => void) | undefined;
}

/** A separate component, because only closable banners need a translator. */
function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n(kitTexts);
  return <IconButton className="q-banner__close" icon={closeIcon} label={t('close')} onClick={onClose} />;
}

/** A lasting message about the page, a form or an invoice. */
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
