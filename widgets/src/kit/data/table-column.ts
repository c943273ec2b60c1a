import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

/** Where a cell stands once its row is two lines; the rest of the foot follows one after the other. */
export type CellPlace = 'head' | 'head-end' | 'foot' | 'foot-end';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  readonly align?: 'start' | 'end' | undefined;
  /** Default `foot`. Give one column the `head`: it names the row. */
  readonly place?: CellPlace | undefined;
  /** Holds names, which may be long: takes what room the figures leave. Put a `TruncatedText` into its cells. */
  readonly truncates?: boolean | undefined;
  /** Leaves the header to screen readers. */
  readonly isHeaderHidden?: boolean | undefined;
}

/** Rows that open to show more of themselves. */
export interface RowDetails<Row> {
  /** Null for a row that has nothing more to show. */
  readonly render: (row: Row) => ReactNode;
  /** Names a row, and the button that opens it, for screen readers. */
  readonly rowLabel: (row: Row) => string;
}

export const cellClass = <Row>({ align, place = 'foot', truncates }: TableColumn<Row>): string =>
  classNames(
    `q-table__cell--${place}`,
    align === 'end' && 'q-table__cell--figure',
    truncates && 'q-table__cell--truncates',
  );
