import type { GridPosition } from './grid-keys.ts';

const controls = 'a[href], button, input, select, textarea';

const controlsOf = (cell: HTMLElement): readonly HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(controls)];

/** Disabled controls can't be focused. */
const enabledControlsOf = (cell: HTMLElement): readonly HTMLElement[] =>
  controlsOf(cell).filter((control) => !control.matches(':disabled'));

/** Whether a control needs the arrow keys for its text. */
const isTypedIn = (element: Element): boolean =>
  element.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])');

/** Returns the element to focus for a cell: its only control, unless that needs the arrow keys; otherwise the cell. */
function targetOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = enabledControlsOf(cell);
  return only && others.length === 0 && !isTypedIn(only) ? only : cell;
}

const cellAt = (grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null =>
  grid.querySelector(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`);

export const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null;

export function positionOf(cell: HTMLElement): GridPosition | null {
  const row = cell.closest('[aria-rowindex]');
  if (!row) return null;
  return { row: Number(row.getAttribute('aria-rowindex')) - 1, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}

/** Whether the focus is on a control inside a cell, where the grid ignores arrow keys. */
export function isInside(target: EventTarget): boolean {
  const cell = cellOf(target);
  return cell !== null && target !== cell && target !== targetOf(cell);
}

/** Whether a cell has controls that the arrow keys can't reach. */
export const canEnter = (cell: HTMLElement): boolean => targetOf(cell) === cell && enabledControlsOf(cell).length > 0;

export const enterCell = (cell: HTMLElement): void => enabledControlsOf(cell)[0]?.focus();

export function focusCell(grid: HTMLElement, position: GridPosition): void {
  const cell = cellAt(grid, position);
  if (cell) targetOf(cell).focus();
}

export const headingOf = (grid: HTMLElement, column: number): HTMLElement | null => cellAt(grid, { row: 0, column });

/** Returns the focused element, if it is in the grid. */
function focusedIn(grid: HTMLElement): Element | null {
  const { activeElement } = grid.getRootNode() as Document | ShadowRoot;
  return activeElement && grid.contains(activeElement) ? activeElement : null;
}

/** Returns the position of the cell that is focused or contains the focus. */
export function focusedPosition(grid: HTMLElement): GridPosition | null {
  const focused = focusedIn(grid);
  const cell = focused && cellOf(focused);
  return cell && positionOf(cell);
}

/**
 * Gives the whole grid one tab stop; arrow keys move between cells. Inside an entered cell, Tab moves through its
 * controls and out. Set by script, because callers render the contents of cells.
 */
export function setTabStop(grid: HTMLElement, active: GridPosition): void {
  for (const cell of grid.querySelectorAll<HTMLElement>('[aria-colindex]')) {
    cell.tabIndex = -1;
    for (const control of controlsOf(cell)) control.tabIndex = -1;
  }
  const cell = cellAt(grid, active);
  if (!cell) return;
  targetOf(cell).tabIndex = 0;
  const focused = focusedIn(grid);
  if (!focused || !cell.contains(focused) || !isInside(focused)) return;
  for (const control of controlsOf(cell)) control.tabIndex = 0;
}
