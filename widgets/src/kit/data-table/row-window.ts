export interface RowWindowRequest {
  readonly count: number;
  /** CSS pixels; all rows are equally tall. */
  readonly rowHeight: number;
  readonly scrollTop: number;
  /** Visible height, in CSS pixels. */
  readonly viewHeight: number;
}

/** Rows that are rendered above and below the visible ones. */
const spareRows = 6;

/**
 * Returns the indexes of the rows to render: the visible ones, some around them, and the focused one, whose focus would
 * be lost otherwise.
 */
export function rowsInPage(
  { count, rowHeight, scrollTop, viewHeight }: RowWindowRequest,
  focused: number | null = null,
): readonly number[] {
  const seen = Math.ceil(viewHeight / rowHeight) + 1;
  // Safari scrolls beyond both ends and bounces back.
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, count - seen));
  const start = Math.max(0, first - spareRows);
  const end = Math.min(count, first + seen + spareRows);
  const indexes = Array.from({ length: end - start }, (_, step) => start + step);
  if (focused === null || focused >= count || (focused >= start && focused < end)) return indexes;
  return focused < start ? [focused, ...indexes] : [...indexes, focused];
}

/** Returns the scroll position at which a row is fully visible; the current one if it already is. */
export function scrollTopToShow(
  index: number,
  { rowHeight, scrollTop, viewHeight }: Omit<RowWindowRequest, 'count'>,
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
