import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Gap } from '../stack/gap.ts';

interface InlineProps {
  readonly gap?: Gap | undefined;
  readonly justify?: 'between' | 'end' | undefined;
  readonly children: ReactNode;
}

/** Arranges children side by side, and wraps them if needed. */
export function Inline({ gap = 3, justify, children }: InlineProps) {
  return <div className={classNames('q-inline', `q-gap-${gap}`, justify && `q-inline--${justify}`)}>{children}</div>;
}
