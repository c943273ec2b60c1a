import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { scrollSideways } from '../base/scroll-sideways.ts';
import {
  canEnter,
  cellOf,
  enterCell,
  focusCell,
  focusedPosition,
  headingOf,
  isInside,
  positionOf,
  setTabStop,
} from './cell-focus.ts';
import { type GridPosition, moveInGrid } from './grid-keys.ts';
import { scrollTopToShow } from './row-window.ts';
import type { RowScroll } from './use-row-scroll.ts';

interface GridFocusOptions {
  /** Including the head. */
  readonly rowCount: number;
  readonly columnCount: number;
  readonly scroll: RowScroll;
}

const inKeys: ReadonlySet<string> = new Set(['Enter', 'F2']);
const outKeys: ReadonlySet<string> = new Set(['Escape', 'F2']);

/**
 * Enters a cell on Enter or F2, leaves it on Escape or F2. @returns whether the key was handled, or belongs to the cell
 */
function crossedCell(event: KeyboardEvent<HTMLElement>): boolean {
  const cell = cellOf(event.target);
  if (!cell) return false;
  const wasInside = isInside(event.target);
  if (wasInside ? !outKeys.has(event.key) : !inKeys.has(event.key) || !canEnter(cell)) return wasInside;
  event.preventDefault();
  // Leaves only the cell: a dialog around the table stays open.
  event.stopPropagation();
  if (wasInside) cell.focus();
  else enterCell(cell);
  return true;
}

const isSame = (one: GridPosition, other: GridPosition): boolean =>
  one.row === other.row && one.column === other.column;

/** Keyboard navigation in a grid of which only some rows are rendered. */
export function useGridFocus({ rowCount, columnCount, scroll }: GridFocusOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [last, setLast] = useState<GridPosition>({ row: 0, column: 0 });
  const isHeadSeen = scroll.headHeight > 1;
  const firstRow = isHeadSeen ? 0 : 1;
  const active = {
    row: Math.max(firstRow, Math.min(last.row, rowCount - 1)),
    column: Math.min(last.column, columnCount - 1),
  };

  useLayoutEffect(() => {
    if (!grid.current) return;
    setTabStop(grid.current, active);
    if (isMoving.current) {
      isMoving.current = false;
      focusCell(grid.current, active);
      return;
    }
    // Rows above the focused one may have been added or removed.
    const focused = focusedPosition(grid.current);
    if (focused && !isSame(focused, last)) setLast(focused);
  });

  const show = ({ row, column }: GridPosition) => {
    const view = scroll.view.current;
    if (!view || !grid.current) return;
    if (row > 0) view.scrollTop = scrollTopToShow(row - 1, { ...scroll, scrollTop: view.scrollTop });
    // The head has every column, whichever rows are rendered.
    const heading = headingOf(grid.current, column);
    if (heading) scrollSideways(view, heading);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (crossedCell(event)) return;
    const next = moveInGrid(event, active, {
      rowCount,
      columnCount,
      firstRow,
      pageRows: Math.max(1, Math.floor(scroll.viewHeight / scroll.rowHeight) - 1),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    // A new object each time, so that the focus moves even to the same position.
    setLast({ ...next });
    show(next);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    const position = cell && positionOf(cell);
    if (!position || !grid.current) return;
    setTabStop(grid.current, position);
    if (!isSame(position, active)) setLast(position);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isLeft = !(relatedTarget instanceof Node && grid.current?.contains(relatedTarget));
    if (isLeft && grid.current) setTabStop(grid.current, active);
  };
  return { grid, active, onKeyDown, onFocus, onBlur };
}
