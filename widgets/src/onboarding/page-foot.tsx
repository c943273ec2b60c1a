import type { ReactNode } from 'react';
import { Inline } from '../kit/inline/inline.tsx';

interface PageFootProps {
  /** The main button first: a phone shows it above the others. */
  readonly children: ReactNode;
  /** Beside the buttons, or below them: a note that comes doesn't move them. */
  readonly note?: ReactNode | undefined;
}

/** The buttons of a page. */
export const PageFoot = ({ children, note }: PageFootProps) => (
  <div className="q-onboarding__foot">
    <Inline>{children}</Inline>
    {note}
  </div>
);
