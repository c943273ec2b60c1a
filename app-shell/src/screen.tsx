import { useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePagePlace } from './navigation/use-page-history.ts';
import { shellTexts } from './texts.en.ts';

/** The first screen must not take the focus: a newly opened page starts at its top. */
let isFirstScreen = true;

interface ScreenTitleProps {
  readonly children: string;
  readonly brand: string;
  /** Hides the heading visually, if the screen shows its own; screen readers and the tab's title keep it. */
  readonly isHidden?: boolean | undefined;
}

/** Sets the browser tab's title while the component is shown, then restores the previous one. */
export function usePageTitle(page: string, brand: string): void {
  const { t } = useI18n(shellTexts);
  useEffect(() => {
    const before = document.title;
    document.title = t('pageTitle', { page, brand });
    return () => {
      document.title = before;
    };
  }, [t, page, brand]);
}

/** Whether the person has moved the focus since the navigation started, such as into a menu, or the screen has taken it. */
function isFocusInUse(heading: Element | null, focusedAtStart: Element | null): boolean {
  const { activeElement, body } = document;
  if (heading?.closest('main')?.contains(activeElement)) return true;
  return activeElement !== null && activeElement !== body && activeElement !== focusedAtStart;
}

/**
 * A screen's heading. It sets the browser tab's title and takes the focus when the screen opens, so that screen readers
 * announce the new page and keyboard focus starts at its top.
 */
export function ScreenTitle({ children, brand, isHidden }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedAtStart = useRef(usePagePlace().focusedAtStart);
  usePageTitle(children, brand);
  useEffect(() => {
    if (isFirstScreen) isFirstScreen = false;
    else if (!isFocusInUse(heading.current, focusedAtStart.current)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 className={isHidden ? 'q-visually-hidden' : 'screen__title'} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}

/** Focuses the screen's heading, after an action that removed the focused element. */
export const focusScreenTitle = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

export interface ScreenProps {
  readonly title: string;
  readonly brand: string;
  readonly lead?: ReactNode | undefined;
  /** Actions next to the title; back links before it go into `above`. */
  readonly actions?: ReactNode | undefined;
  readonly above?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A screen in the frame: title, purpose, actions, content. */
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
