import type { ReactNode } from 'react';
import type { FilterableColumn } from './filter-rows.ts';
import type { CellPlace } from './table-column.ts';

export interface DataColumn<Row> extends FilterableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  readonly align?: 'start' | 'end' | undefined;
  /** Where it stands in a row of two lines; default `foot`. Give one column the `head`: it names the row. */
  readonly place?: CellPlace | undefined;
  /** Track of a CSS grid, without `auto`, so that all rows agree; default `minmax(8rem, 1fr)`. */
  readonly width?: string | undefined;
  readonly canSort?: boolean | undefined;
  readonly canFilter?: boolean | undefined;
  /** People may take it out of the table. */
  readonly canHide?: boolean | undefined;
}

/** Which rows are selected, by their keys. */
export interface RowSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for screen readers. */
  readonly rowLabel: (row: Row) => string;
}

/** The tracks of all rows, with one for the check boxes before them. */
export const tracksOf = <Row>(columns: readonly DataColumn<Row>[], isSelectable: boolean): string =>
  [...(isSelectable ? ['3rem'] : []), ...columns.map(({ width = 'minmax(8rem, 1fr)' }) => width)].join(' ');
