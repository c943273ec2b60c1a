import type { ReactNode } from 'react';
import type { Gap } from './gap.ts';

/** Arranges children below one another. */
export function Stack({ gap = 4, children }: { readonly gap?: Gap | undefined; readonly children: ReactNode }) {
  return <div className={`q-stack q-gap-${gap}`}>{children}</div>;
}
