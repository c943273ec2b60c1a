import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import type { FilterableColumn } from './filter-rows.ts';
import type { CellKind } from './sort-rows.ts';

/** Place of a cell in a row of two lines; several cells of `foot` follow one another. */
export type CellPlace = 'head' | 'head-end' | 'foot' | 'foot-end';

/** One field of an exported row. */
export interface CsvField<Row> {
  readonly header: string;
  /** Returns empty text for a row without a value. */
  readonly value: (row: Row) => string;
  /** Default `text`. Only `decimal` may start with a sign: a spreadsheet would read such a text as a formula. */
  readonly kind?: CellKind | undefined;
}

interface ColumnFace<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  readonly align?: 'start' | 'end' | undefined;
  /** Default `foot`. One column should be the `head`, which names the row. */
  readonly place?: CellPlace | undefined;
  /** Omitted on a phone, where a row of two lines has no space for it. */
  readonly isSecondary?: boolean | undefined;
  /** Contains long names: takes the space that is left. Use a `TruncatedText` in its cells. */
  readonly grows?: boolean | undefined;
  /** Shows the header only to screen readers. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Lets people hide the column in a table with tools. */
  readonly canHide?: boolean | undefined;
  /** Fields in an exported file. Default: the `value` under the `header`; a column without a value is not exported. */
  readonly csv?: readonly CsvField<Row>[] | undefined;
}

/** A column with values, by which a table with tools sorts and filters its rows. */
interface ValueColumn<Row> extends Omit<FilterableColumn<Row>, 'key'> {
  readonly canSort?: boolean | undefined;
  readonly canFilter?: boolean | undefined;
}

/** Properties that a column without values can't have. */
type NoValue = { readonly [Name in keyof ValueColumn<unknown>]?: undefined };

/** One column of a table, for every kind of table and for exported files. */
export type Column<Row> = ColumnFace<Row> & (ValueColumn<Row> | NoValue);

/** Whether rows can be sorted and filtered by the column. */
export const hasValue = <Row>(column: Column<Row>): column is ColumnFace<Row> & ValueColumn<Row> =>
  column.value !== undefined;

/** @param block first part of the class name, before `__cell` */
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
