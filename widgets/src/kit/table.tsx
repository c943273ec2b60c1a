import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  readonly align?: 'start' | 'end' | undefined;
  /** Heads the card that a row becomes on a phone. */
  readonly primary?: boolean | undefined;
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

function cellClass<Row>(column: TableColumn<Row>): string | undefined {
  return (
    classNames(column.align === 'end' && 'q-table__cell--end', column.primary && 'q-table__cell--primary') || undefined
  );
}

/** A click on a link, a button or selected text inside the row is its own. */
function isOwnClick(event: { readonly target: EventTarget | null }): boolean {
  const element = event.target instanceof Element ? event.target : null;
  return element?.closest('a, button, input, select, label') === null && !getSelection()?.toString();
}

/** A semantic table whose rows become cards where there is no room for columns. */
export function Table<Row>({ caption, columns, rows, rowKey, onRowClick }: TableProps<Row>) {
  return (
    <div className="q-table__scroll">
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
                  <span className="q-table__label" aria-hidden="true">
                    {column.header}
                  </span>
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
