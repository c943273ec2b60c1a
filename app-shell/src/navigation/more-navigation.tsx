import { Icon, icons, useI18n, useOutsideClick } from '@quittance/widgets/kit';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { shellTexts } from '../texts.en.ts';
import './more-navigation.css';

interface MoreNavigationProps {
  /** Whether one of its links is marked. */
  readonly isCurrent: boolean;
  /** The links. */
  readonly children: ReactNode;
}

/** Links without room in the bar of a phone, behind a button; on a wider screen they follow the others. */
export function MoreNavigation({ isCurrent, children }: MoreNavigationProps) {
  const { t } = useI18n(shellTexts);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsideClick(isOpen, root, () => setOpen(false));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button and the links inside
    <div className="app__more" ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="app__nav-link app__more-button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={icons.moreIcon} />
        {t('more')}
      </button>
      <div id={id} className="app__more-links" data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
