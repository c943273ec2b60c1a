import type { ReactNode } from 'react';
import type { TableProps } from './table-props.ts';

/** Which rows are selected, by their keys. */
export interface RowSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for screen readers. */
  readonly rowLabel: (row: Row) => string;
}

/** What people do with rows that are all there, besides sorting and filtering by the columns that allow it. */
export interface ToolOptions<Row> {
  readonly selection?: RowSelection<Row> | undefined;
  /** Keys of the columns that are not shown; to be remembered by the caller. */
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Absent: columns can't be chosen. */
  readonly onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined;
}

/** A table with tools, as `tableTools` makes it. */
export interface TableTools<Row> extends ToolOptions<Row> {
  /** Not imported by the table itself: most tables do without, and it is much code. */
  readonly Grid: (props: TableGridProps<Row>) => ReactNode;
}

export interface TableGridProps<Row> extends TableProps<Row> {
  readonly rows: readonly Row[];
  readonly tools: ToolOptions<Row>;
}

/** Rows that are all there. */
export interface RowsSource<Row> {
  readonly kind: 'rows';
  /** Up to some hundreds, with tools to some 100,000; keep the same array as long as they are the same. */
  readonly rows: readonly Row[];
  /** Makes the table a grid: only the rows in sight are in the page, and the arrow keys walk through its cells. */
  readonly tools?: TableTools<Row> | undefined;
}

/** One page of rows that a server filters and sorts. Pages are found by cursors: there is a next one, and no count. */
export interface PagesSource<Row> {
  readonly kind: 'pages';
  /** Undefined before the first answer. Those of the page before stay while the next is loading. */
  readonly rows: readonly Row[] | undefined;
  readonly isLoading: boolean;
  /** Why the page isn't there; undefined when it is, or is loading. */
  readonly error: unknown;
  /** Requests the page again. */
  readonly refresh: () => void;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

/** Where a table has its rows from. */
export type TableSource<Row> = RowsSource<Row> | PagesSource<Row>;
