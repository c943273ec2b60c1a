import type { ReactNode } from 'react';
import type { Column } from './column.ts';

/** What every table is made of, wherever its rows come from. */
export interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** With tools, keep the same array between renders: rows are sorted and filtered again for another one. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** A click anywhere on the row; put a real link into the `head` cell too, for the keyboard. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
}

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly onClick: ((row: Row) => void) | undefined;
}

/** How rows open to show more of themselves. */
export interface DetailsOptions<Row> {
  /** Null for a row that has nothing more to show. */
  readonly render: (row: Row) => ReactNode;
  /** Names a row, and the button that opens it, for screen readers. */
  readonly rowLabel: (row: Row) => string;
}

/** Rows that open, as `rowDetails` makes them. */
export interface RowDetails<Row> extends DetailsOptions<Row> {
  /** Above the buttons that open the rows. */
  readonly Header: () => ReactNode;
  readonly Row: (props: TableRowProps<Row> & { readonly details: DetailsOptions<Row> }) => ReactNode;
}
