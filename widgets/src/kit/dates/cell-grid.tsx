import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { moveCell } from './calendar-keys.ts';

/** A month or a year to choose. */
export interface GridCell {
  readonly value: string;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly isDisabled: boolean;
}

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly GridCell[];
  readonly onChoose: (value: string) => void;
  /** Page Up and Page Down, and arrows beyond the edge: to the pages before and after. */
  readonly onTurn: (pages: number) => void;
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Twelve cells in three columns, reached by arrows. */
export function CellGrid({ label, cells, onChoose, onTurn }: CellGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(() =>
    Math.max(
      cells.findIndex(({ isCurrent }) => isCurrent),
      0,
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place for the focus
  useLayoutEffect(() => {
    grid.current?.querySelectorAll('button')[reached]?.focus();
  }, [reached, label]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const pages = { PageDown: 1, PageUp: -1 }[event.key];
    const step = moveCell(event.key, isRightToLeft(event.currentTarget));
    if (pages === undefined && step === null) return;
    event.preventDefault();
    const target = reached + (step ?? 0);
    if (pages !== undefined) onTurn(pages);
    else if (target < 0 || target >= cells.length) {
      onTurn(Math.sign(target - reached));
      setReached((target + cells.length) % cells.length);
    } else setReached(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls
    <div ref={grid} role="group" aria-label={label} className="q-calendar__cells" onKeyDown={onKeyDown}>
      {cells.map(({ value, text, isCurrent, isDisabled }, index) => (
        <button
          key={value}
          type="button"
          className={classNames('q-calendar__choice', isCurrent && 'q-calendar__day--chosen')}
          tabIndex={index === reached ? 0 : -1}
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
