import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Gap } from '../stack/gap.ts';

interface InlineProps {
  readonly gap?: Gap | undefined;
  readonly justify?: 'between' | 'end' | undefined;
  readonly children: ReactNode;
}

/** Things side by side, wrapping when there is no room. */
export function Inline({ gap = 3, justify, children }: InlineProps) {
  return <div className={classNames('q-inline', `q-gap-${gap}`, justify && `q-inline--${justify}`)}>{children}</div>;
}
