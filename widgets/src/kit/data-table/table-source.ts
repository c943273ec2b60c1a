import type { ReactNode } from 'react';
import type { TableProps } from './table-props.ts';

/** Which rows are selected, by their keys. */
export interface RowSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for screen readers. */
  readonly rowLabel: (row: Row) => string;
}

/** Tools for a table of all rows, in addition to sorting and filtering. */
export interface ToolOptions<Row> {
  readonly selection?: RowSelection<Row> | undefined;
  /** Keys of the hidden columns; the caller stores them. */
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Absent: people can't choose columns. */
  readonly onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined;
  /** Called when the last rows come into view and more can be loaded. Then the number of all rows is unknown. */
  readonly onEnd?: (() => void) | undefined;
}

/** Tools of a table, from `tableTools`. */
export interface TableTools<Row> extends ToolOptions<Row> {
  /** Not imported by the table, because the code is large and most tables don't need it. */
  readonly Grid: (props: TableGridProps<Row>) => ReactNode;
}

export interface TableGridProps<Row> extends TableProps<Row> {
  readonly rows: readonly Row[];
  readonly tools: ToolOptions<Row>;
}

/** A source with all rows. */
export interface RowsSource<Row> {
  readonly kind: 'rows';
  /**
   * Up to some hundreds, with tools up to some 100,000; keep the same array while they are unchanged. With `onEnd`, the
   * rows loaded so far.
   */
  readonly rows: readonly Row[];
  /** Makes the table a grid: only visible rows are rendered, and arrow keys move between cells. */
  readonly tools?: TableTools<Row> | undefined;
}

/** One page of rows that a server filters and sorts. Pages have cursors: there is a next page, but no count. */
export interface PagesSource<Row> {
  readonly kind: 'pages';
  /** Undefined before the first answer. The previous rows stay while the next page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly isLoading: boolean;
  /** Why the page failed to load; undefined otherwise. */
  readonly error: unknown;
  /** Requests the page again. */
  readonly refresh: () => void;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

/** The rows of a table. */
export type TableSource<Row> = RowsSource<Row> | PagesSource<Row>;
