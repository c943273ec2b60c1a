import { Skeleton, type SkeletonShape } from '../kit/skeleton/skeleton.tsx';

interface WidgetSkeletonProps {
  /** Says what is loading, for screen readers. */
  readonly label: string;
  /** Its lines, from the top. */
  readonly shapes: readonly SkeletonShape[];
}

/** Skeleton of a widget, as high as its content, so that nothing moves when that is loaded. */
export function WidgetSkeleton({ label, shapes }: WidgetSkeletonProps) {
  return (
    <div className="q-widget__skeleton" aria-busy="true">
      <span className="q-visually-hidden" role="status">
        {label}
      </span>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={index} shape={shape} />
      ))}
    </div>
  );
}
