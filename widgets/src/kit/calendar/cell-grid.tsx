import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../base/class-names.ts';
import type { PressedKey } from './calendar-keys.ts';

/** A month or a year to choose. */
export interface GridCell {
  /** The number of the month or the year. */
  readonly value: number;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly isDisabled: boolean;
}

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly GridCell[];
  /** Value of the active cell. */
  readonly reached: number;
  readonly onChoose: (value: number) => void;
  /** @returns whether the key moved to another cell */
  readonly onKey: (key: PressedKey, isRightToLeft: boolean) => boolean;
}

const focusReached = (grid: HTMLElement | null): void => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

/** Twelve cells in three columns, with arrow key navigation. */
export function CellGrid({ label, cells, reached, onChoose, onKey }: CellGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  // At first only: the focus stays on the page buttons while they are used.
  useLayoutEffect(() => focusReached(grid.current), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    // Immediately: the next key may come before the next frame, and moves from this cell.
    const hasMoved = flushSync(() => onKey(event, isRightToLeft));
    if (!hasMoved) return;
    event.preventDefault();
    focusReached(grid.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls
    <div ref={grid} role="group" aria-label={label} className="q-calendar__cells" onKeyDown={onKeyDown}>
      {cells.map(({ value, text, isCurrent, isDisabled }) => (
        <button
          key={value}
          type="button"
          className={classNames('q-calendar__choice', isCurrent && 'q-calendar__day--chosen')}
          tabIndex={value === reached ? 0 : -1}
          aria-pressed={isCurrent}
          aria-disabled={isDisabled || undefined}
          onClick={() => !isDisabled && onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
