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
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** A click anywhere on the row; put a real link into the primary cell too, for the keyboard. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
}

const cellClass = <Row,>({ align, place = 'foot' }: TableColumn<Row>): string =>
  classNames(`q-table__cell--${place}`, align === 'end' && 'q-table__cell--figure');

/** A click on a link, a button or selected text inside the row is its own. */
function isOwnClick(event: { readonly target: EventTarget | null }): boolean {
  const element = event.target instanceof Element ? event.target : null;
  return element?.closest('a, button, input, select, label') === null && !getSelection()?.toString();
}

/** A semantic table whose rows become two lines where there is no room for columns. */
export function Table<Row>({ caption, columns, rows, rowKey, onRowClick }: TableProps<Row>) {
  return (
    <div className="q-table-place">
      {/* The roles are said outright: Safari drops them when the cells are laid out as blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="q-table" role="table">
        <caption className="q-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={onRowClick && 'q-table__row--active'}
              onClick={onRowClick && ((event) => isOwnClick(event) && onRowClick(row))}
            >
              {columns.map((column) => (
                <td key={column.key} role="cell" className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
