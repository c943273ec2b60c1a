import { cellClass } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { TableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';

interface PlainTableProps<Row> extends TableProps<Row>, Pick<DataTableProps<Row>, 'details'> {
  readonly rows: readonly Row[];
}

/** A semantic table; each row is as tall as its content. */
export function PlainTable<Row>({ caption, columns, rows, rowKey, details, onRowClick }: PlainTableProps<Row>) {
  return (
    <div className="q-table-place">
      {/* Explicit roles, because Safari drops them if the cells are laid out as blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="q-table" role="table">
        <caption className="q-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {details && <details.Header />}
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass('q-table', column)}>
                {column.isHeaderHidden ? <span className="q-visually-hidden">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const shown = { row, columns, onClick: onRowClick };
            return details ? (
              <details.Row key={rowKey(row)} {...shown} details={details} />
            ) : (
              <TableRow key={rowKey(row)} {...shown} />
            );
          })}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
