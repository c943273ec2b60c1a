import { useI18n } from '../base/i18n.tsx';
import { cellClass, type RowDetails, type TableColumn } from './table-column.ts';
import { TableRow } from './table-row.tsx';

interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Makes the rows expandable, each by a button of its own. */
  readonly details?: RowDetails<Row> | undefined;
  /** A click anywhere on the row; put a real link into the primary cell too, for the keyboard. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
}

function DetailsHeader() {
  const { t } = useI18n('data');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it when the cells are laid out as blocks
    <th role="columnheader" scope="col" className="q-table__cell--toggle">
      <span className="q-visually-hidden">{t('details')}</span>
    </th>
  );
}

/** A semantic table whose rows become two lines where there is no room for columns. */
export function Table<Row>({ caption, columns, rows, rowKey, details, onRowClick }: TableProps<Row>) {
  return (
    <div className="q-table-place">
      {/* The roles are said outright: Safari drops them when the cells are laid out as blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="q-table" role="table">
        <caption className="q-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {details && <DetailsHeader />}
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.isHeaderHidden ? <span className="q-visually-hidden">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} details={details} onClick={onRowClick} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
