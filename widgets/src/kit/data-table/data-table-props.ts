import type { ReactNode } from 'react';
import type { RowDetails, TableProps } from './table-props.ts';
import type { TableSource } from './table-source.ts';

export interface DataTableProps<Row> extends TableProps<Row> {
  readonly source: TableSource<Row>;
  /** Shown instead of rows if there are none: what will be here, and the first step. */
  readonly empty: ReactNode;
  /** Makes the rows expandable, see `rowDetails`; not with tools. */
  readonly details?: RowDetails<Row> | undefined;
  /** Shown instead of a page that failed to load. Default: an error message with a retry button. */
  readonly failure?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** Shown below the rows of a page, next to the page buttons. */
  readonly footer?: ReactNode | undefined;
}
