import { classNames } from '../base/class-names.ts';

interface SkeletonProps {
  /** Default a full line. */
  readonly shape?: 'line' | 'short' | 'medium' | 'title' | 'block' | undefined;
}

/** The outline of content on its way; say `aria-busy` on the region that it stands in. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames('q-skeleton', shape !== 'line' && `q-skeleton--${shape}`)} aria-hidden="true" />;
}
