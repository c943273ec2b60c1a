import type { ReactNode } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { infoIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { infoTipTexts } from './texts.en.ts';

interface InfoTipProps {
  /** The explained thing, such as the label next to the button. */
  readonly about: string;
  readonly children: ReactNode;
}

/** An explanation behind a small button, also for touch screens. */
export function InfoTip({ about, children }: InfoTipProps) {
  const { t } = useI18n(infoTipTexts);
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
