import { classNames } from '../base/class-names.ts';

/** The strokes of an icon on a 24 × 24 grid. */
export interface IconShape {
  readonly strokes: string;
  /** Whether it points along the reading direction; it is mirrored in right-to-left text. */
  readonly directional?: true;
}

interface IconProps {
  readonly shape: IconShape;
  /** Name for screen readers; absent for decoration next to a text with the same meaning. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ shape, label, className }: IconProps) {
  const classes = classNames('q-icon', shape.directional && 'q-icon--directional', className);
  return label ? (
    <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={shape.strokes} />
    </svg>
  ) : (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.strokes} />
    </svg>
  );
}
