import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type GridPosition, moveInGrid } from './grid-keys.ts';
import { scrollTopToShow } from './row-window.ts';
import { scrollSideways } from './scroll-sideways.ts';
import type { RowScroll } from './use-row-scroll.ts';

const focusable = 'a[href], button, input, select, textarea';

/** What takes the focus of a cell: the control inside, else the cell itself. */
const targetOf = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(focusable) ?? cell;

const cellAt = (grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null =>
  grid.querySelector(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`);

function positionOf(element: Element): GridPosition | null {
  const cell = element.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return null;
  return { row: Number(row.getAttribute('aria-rowindex')) - 1, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}

/** One stop for Tab in the whole grid; the arrow keys do the rest. The cells' contents are the caller's, hence by script. */
function setTabStop(grid: HTMLElement, active: GridPosition): void {
  for (const element of grid.querySelectorAll<HTMLElement>(`[aria-colindex] :is(${focusable})`)) element.tabIndex = -1;
  for (const cell of grid.querySelectorAll<HTMLElement>('[aria-colindex]')) {
    if (targetOf(cell) === cell) cell.tabIndex = -1;
  }
  const cell = cellAt(grid, active);
  if (cell) targetOf(cell).tabIndex = 0;
}

/** Keys that a text field needs for itself. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

interface GridFocusOptions {
  /** With the head. */
  readonly rowCount: number;
  readonly columnCount: number;
  readonly scroll: RowScroll;
}

/** The keyboard in a grid of which only a part is in the page. */
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
    if (!isMoving.current) return;
    isMoving.current = false;
    const cell = cellAt(grid.current, active);
    if (cell) targetOf(cell).focus();
  });

  const show = ({ row, column }: GridPosition) => {
    const view = scroll.view.current;
    if (!view || !grid.current) return;
    if (row > 0) view.scrollTop = scrollTopToShow(row - 1, { ...scroll, scrollTop: view.scrollTop });
    // The head has every column in the page, whichever rows are.
    const heading = cellAt(grid.current, { row: 0, column });
    if (heading) scrollSideways(view, heading);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event.target)) return;
    const next = moveInGrid(event.key, event.ctrlKey || event.metaKey, active, {
      rowCount,
      columnCount,
      firstRow,
      pageRows: Math.max(1, Math.floor(scroll.viewHeight / scroll.rowHeight) - 1),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    // Another object each time, so that the focus moves even where it had been before.
    setLast({ ...next });
    show(next);
  };
  const onFocus = (event: FocusEvent) => {
    const position = positionOf(event.target);
    if (position && (position.row !== active.row || position.column !== active.column)) setLast(position);
  };
  return { grid, active, onKeyDown, onFocus };
}
