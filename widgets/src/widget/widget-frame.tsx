import type { ReactNode, Ref } from 'react';

interface WidgetFrameProps {
  /** Name of the widget's outermost part, by which style sheets reach it: a host's and our own. */
  readonly part: 'invoice' | 'bank-debit';
  readonly sheet?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** The ground of a widget and the sheet on it, which takes the focus when what held it has gone. */
export const WidgetFrame = ({ part, sheet, children }: WidgetFrameProps) => (
  <div className="q-root q-invoice" part={part}>
    <article className="q-invoice__sheet" part="sheet" ref={sheet} tabIndex={-1}>
      {children}
    </article>
  </div>
);
