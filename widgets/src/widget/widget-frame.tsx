import type { ReactNode, Ref } from 'react';
import { useLocale } from '../kit/base/i18n.tsx';

interface WidgetFrameProps {
  /** Part name of the widget's outermost element, for style sheets of the host and our own. */
  readonly part: 'invoice' | 'bank-debit' | 'balances' | 'onboarding';
  readonly sheet?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** The background of a widget and the sheet on it, which takes the focus when the focused element disappears. */
export function WidgetFrame({ part, sheet, children }: WidgetFrameProps) {
  const locale = useLocale();
  return (
    <div className="q-root q-widget" part={part} lang={locale}>
      <article className="q-widget__sheet" part="sheet" ref={sheet} tabIndex={-1}>
        {children}
      </article>
    </div>
  );
}
