import type { ReactNode } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { infoIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';

interface InfoTipProps {
  /** What it tells more about, such as the label that it stands beside. */
  readonly about: string;
  readonly children: ReactNode;
}

/** An explanation behind a small button: for those who ask, on touch screens as well. */
export function InfoTip({ about, children }: InfoTipProps) {
  const { t } = useI18n('display');
  const label = t('moreAbout', { about });
  return (
    <Popover
      label={about}
      trigger={(attributes) => (
        <IconButton {...attributes} icon={infoIcon} label={label} className="q-icon-button--small" />
      )}
    >
      {children}
    </Popover>
  );
}
