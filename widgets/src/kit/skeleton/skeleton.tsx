import { classNames } from '../base/class-names.ts';

export type SkeletonShape = 'line' | 'short' | 'medium' | 'title' | 'block';

interface SkeletonProps {
  /** Default a full line. */
  readonly shape?: SkeletonShape | undefined;
}

/** A placeholder while content loads; set `aria-busy` on the region around it. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames('q-skeleton', shape !== 'line' && `q-skeleton--${shape}`)} aria-hidden="true" />;
}
