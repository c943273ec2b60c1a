export interface RowWindowRequest {
  readonly count: number;
  /** CSS pixels; every row is as high as every other. */
  readonly rowHeight: number;
  readonly scrollTop: number;
  /** Height of what is seen. */
  readonly viewHeight: number;
  /** Rows that are kept ready above and below what is seen. */
  readonly overscan: number;
}

/** Which rows are in the page, and the room that stands for the others. */
export interface RowWindow {
  /** Index of the first one. */
  readonly start: number;
  /** Index behind the last one. */
  readonly end: number;
  /** CSS pixels. */
  readonly roomBefore: number;
  readonly roomAfter: number;
}

export function rowWindow({ count, rowHeight, scrollTop, viewHeight, overscan }: RowWindowRequest): RowWindow {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(viewHeight / rowHeight) + 1;
  const start = Math.max(0, Math.min(first, count - seen) - overscan);
  const end = Math.min(count, Math.max(first, 0) + seen + overscan);
  return { start, end, roomBefore: start * rowHeight, roomAfter: (count - end) * rowHeight };
}

/** Where to scroll so that a row is wholly seen; the place where it stands already when it is. */
export function scrollTopToShow(
  index: number,
  { rowHeight, scrollTop, viewHeight }: Pick<RowWindowRequest, 'rowHeight' | 'scrollTop' | 'viewHeight'>,
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
