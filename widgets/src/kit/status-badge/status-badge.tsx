import { Icon, type IconShape } from '../icon/icon.tsx';
import type { Tone } from '../tone/tone.ts';

interface StatusBadgeProps {
  readonly tone: Tone;
  /** Repeats the meaning of the colour as a shape. */
  readonly icon: IconShape;
  readonly label: string;
}

/** A status: colour, shape and words together. */
export function StatusBadge({ tone, icon, label }: StatusBadgeProps) {
  return (
    <span className={`q-badge q-tone--${tone}`} part="status">
      <Icon shape={icon} />
      <bdi>{label}</bdi>
    </span>
  );
}
