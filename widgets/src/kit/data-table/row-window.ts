export interface RowWindowRequest {
  readonly count: number;
  /** CSS pixels; every row is as high as every other. */
  readonly rowHeight: number;
  readonly scrollTop: number;
  /** Height of what is seen. */
  readonly viewHeight: number;
}

/** Rows that are kept ready above and below what is seen. */
const spareRows = 6;

/**
 * Indexes of the rows that are in the page: those that are seen, some around them, and the one that holds the focus,
 * which would be lost with it.
 */
export function rowsInPage(
  { count, rowHeight, scrollTop, viewHeight }: RowWindowRequest,
  focused: number | null = null,
): readonly number[] {
  const seen = Math.ceil(viewHeight / rowHeight) + 1;
  // Safari scrolls beyond both ends and springs back.
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, count - seen));
  const start = Math.max(0, first - spareRows);
  const end = Math.min(count, first + seen + spareRows);
  const indexes = Array.from({ length: end - start }, (_, step) => start + step);
  if (focused === null || focused >= count || (focused >= start && focused < end)) return indexes;
  return focused < start ? [focused, ...indexes] : [...indexes, focused];
}

/** Where to scroll so that a row is wholly seen; where it stands already when it is. */
export function scrollTopToShow(
  index: number,
  { rowHeight, scrollTop, viewHeight }: Omit<RowWindowRequest, 'count'>,
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
