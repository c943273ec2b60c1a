/** A cell of a grid: row 0 is the head, the data begins with row 1. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Held, the key is the browser's: with an arrow it leads to another page of the history. */
  readonly altKey: boolean;
}

export interface GridShape {
  /** With the head. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** 1 where the head isn't seen. */
  readonly firstRow: 0 | 1;
  /** Rows by which a page key moves. */
  readonly pageRows: number;
  readonly isRightToLeft: boolean;
}

type Move = (position: GridPosition, shape: GridShape) => Partial<GridPosition>;

const inLine: Readonly<Record<string, Move>> = {
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  ArrowRight: ({ column }, { isRightToLeft }) => ({ column: column + (isRightToLeft ? -1 : 1) }),
  ArrowLeft: ({ column }, { isRightToLeft }) => ({ column: column + (isRightToLeft ? 1 : -1) }),
  PageDown: ({ row }, { pageRows }) => ({ row: row + pageRows }),
  PageUp: ({ row }, { pageRows }) => ({ row: row - pageRows }),
  Home: () => ({ column: 0 }),
  End: (_, { columnCount }) => ({ column: columnCount - 1 }),
};

const toCorner: Readonly<Record<string, Move>> = {
  Home: (_, { firstRow }) => ({ row: firstRow, column: 0 }),
  End: (_, { rowCount, columnCount }) => ({ row: rowCount - 1, column: columnCount - 1 }),
};

const clamp = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(value, highest));

/** Where a key leads in a grid, as the ARIA practices describe it; null for keys that are for something else. */
export function moveInGrid(
  { key, ctrlKey, metaKey, altKey }: GridKey,
  position: GridPosition,
  shape: GridShape,
): GridPosition | null {
  const move = (ctrlKey || metaKey ? toCorner : inLine)[key];
  if (!move || altKey) return null;
  const { row, column } = { ...position, ...move(position, shape) };
  return { row: clamp(row, shape.firstRow, shape.rowCount - 1), column: clamp(column, 0, shape.columnCount - 1) };
}
