import type { ReactNode } from 'react';
import type { RowDetails, TableProps } from './table-props.ts';
import type { TableSource } from './table-source.ts';

export interface DataTableProps<Row> extends TableProps<Row> {
  readonly source: TableSource<Row>;
  /** Shown instead of the rows when there are none: what would be here, and the first step. */
  readonly empty: ReactNode;
  /** Makes the rows expandable, by `rowDetails`; not with tools. */
  readonly details?: RowDetails<Row> | undefined;
  /** Shown instead of a page that could not be loaded. Default: something went wrong, and a button to try again. */
  readonly failure?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** Below the rows of a page, beside the buttons that turn it. */
  readonly footer?: ReactNode | undefined;
}
