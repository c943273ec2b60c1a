/** A cell of a grid: row 0 is the head, row 1 the first data row. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** With Alt, an arrow key goes through the browser's history. */
  readonly altKey: boolean;
}

export interface GridShape {
  /** Including the head. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** 1 if the head is hidden. */
  readonly firstRow: 0 | 1;
  /** Rows per press of a page key. */
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

/** Returns the cell to which a key moves, as the ARIA practices describe grids; null for other keys. */
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
