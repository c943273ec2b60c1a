import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import type { FilterableColumn } from './filter-rows.ts';
import type { CellKind } from './sort-rows.ts';

/** Where a cell goes in a row of two lines; the rest of the foot follows one after the other. */
export type CellPlace = 'head' | 'head-end' | 'foot' | 'foot-end';

/** One field of an exported row. */
export interface CsvField<Row> {
  readonly header: string;
  /** Empty text: the row has none. */
  readonly value: (row: Row) => string;
  /** Default `text`. Only a decimal may begin with a sign: a spreadsheet would take such a text for a formula. */
  readonly kind?: CellKind | undefined;
}

interface ColumnFace<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  readonly align?: 'start' | 'end' | undefined;
  /** Default `foot`. Give one column the `head`: it names the row. */
  readonly place?: CellPlace | undefined;
  /** Left out on a phone, where a row of two lines has no room for it. */
  readonly isSecondary?: boolean | undefined;
  /** Holds names, which may be long: takes the room that figures leave. Put a `TruncatedText` into its cells. */
  readonly grows?: boolean | undefined;
  /** Leaves the header to screen readers. */
  readonly isHeaderHidden?: boolean | undefined;
  /** People may take it out of a table with tools. */
  readonly canHide?: boolean | undefined;
  /** Fields in an exported file. Default: the `value` under the `header`; a column without a value is not exported. */
  readonly csv?: readonly CsvField<Row>[] | undefined;
}

/** A column with a value behind its cells, by which a table with tools sorts and filters its rows. */
interface ValueColumn<Row> extends Omit<FilterableColumn<Row>, 'key'> {
  readonly canSort?: boolean | undefined;
  readonly canFilter?: boolean | undefined;
}

/** What a column without a value can't have. */
type NoValue = { readonly [Name in keyof ValueColumn<unknown>]?: undefined };

/** One column of a table: for all rows or for pages, on a desktop and a phone, on the screen and in a file. */
export type Column<Row> = ColumnFace<Row> & (ValueColumn<Row> | NoValue);

/** Whether rows can be sorted and filtered by the column. */
export const hasValue = <Row>(column: Column<Row>): column is ColumnFace<Row> & ValueColumn<Row> =>
  column.value !== undefined;

/** @param block name of the cells' class in a style sheet, before `__cell` */
export const cellClass = <Row>(
  block: 'q-table' | 'q-data-table',
  { align, place = 'foot', grows, isSecondary }: Column<Row>,
): string =>
  classNames(
    `${block}__cell`,
    `${block}__cell--${place}`,
    align === 'end' && `${block}__cell--figure`,
    grows && `${block}__cell--grows`,
    isSecondary && `${block}__cell--secondary`,
  );
