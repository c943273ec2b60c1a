import { useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useRef } from 'react';

/** The first screen must not take the focus: a page that was just opened begins at its start. */
let isFirstScreen = true;

interface ScreenTitleProps {
  readonly children: string;
  readonly brand: string;
  /** Keeps the heading for screen readers and the tab's title, where the screen shows its own. */
  readonly isHidden?: boolean | undefined;
}

/** Names the browser tab while the component is shown, and gives the tab its name before that back. */
export function usePageTitle(page: string, brand: string): void {
  const { t } = useI18n('host');
  useEffect(() => {
    const before = document.title;
    document.title = t('pageTitle', { page, brand });
    return () => {
      document.title = before;
    };
  }, [t, page, brand]);
}

/**
 * A screen's heading. It names the browser tab, and takes the focus when the screen opens, so that a screen reader tells
 * that the page has changed and the keyboard goes on from its top.
 */
export function ScreenTitle({ children, brand, isHidden }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(children, brand);
  useEffect(() => {
    if (isFirstScreen) isFirstScreen = false;
    else if (!heading.current?.closest('main')?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h1 className={isHidden ? 'q-visually-hidden' : 'screen__title'} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}

/** Focuses the screen's heading, for an action that removes what had the focus. */
export const focusScreenTitle = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

export interface ScreenProps {
  readonly title: string;
  readonly brand: string;
  readonly lead?: ReactNode | undefined;
  /** Beside the title: back links before it go into `above`. */
  readonly actions?: ReactNode | undefined;
  readonly above?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A screen inside the frame: title, what it is for, its actions, its content. */
export function Screen({ title, brand, lead, actions, above, children }: ScreenProps) {
  return (
    <div className="screen">
      <div className="screen__head">
        <div>
          {above}
          <ScreenTitle brand={brand}>{title}</ScreenTitle>
          {lead && <p className="screen__lead">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
