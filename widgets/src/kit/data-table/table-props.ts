import type { ReactNode } from 'react';
import type { Column } from './column.ts';

/** Properties of every table, whatever its source. */
export interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** With tools, keep the same array between renders: a new one sorts and filters the rows again. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Handles a click anywhere on the row. Put a link into the `head` cell too, for the keyboard. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
}

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly onClick: ((row: Row) => void) | undefined;
}

/** Options for expandable rows. */
export interface DetailsOptions<Row> {
  /** Returns null for a row without details. */
  readonly render: (row: Row) => ReactNode;
  /** Names a row and its button for screen readers. */
  readonly rowLabel: (row: Row) => string;
}

/** Expandable rows, from `rowDetails`. */
export interface RowDetails<Row> extends DetailsOptions<Row> {
  /** Header cell above the buttons. */
  readonly Header: () => ReactNode;
  readonly Row: (props: TableRowProps<Row> & { readonly details: DetailsOptions<Row> }) => ReactNode;
}
