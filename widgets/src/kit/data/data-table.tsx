// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed one by one are no rows of an HTML table
import type { CSSProperties } from 'react';
import { Button } from '../actions/button.tsx';
import { useI18n } from '../base/i18n.tsx';
import { searchIcon } from '../display/icons.ts';
import { EmptyState } from '../display/states.tsx';
import { type DataColumn, type RowSelection, tracksOf } from './data-column.ts';
import { DataTableBar } from './data-table-bar.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { rowsInPage } from './row-window.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useRowScroll } from './use-row-scroll.ts';
import { useTableView } from './use-table-view.ts';

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** Keep the same array between renders: rows are sorted and filtered anew for another one. */
  readonly columns: readonly DataColumn<Row>[];
  /** All rows, up to some 100,000; keep the same array as long as they are the same. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Keys of the columns that are not shown; to be remembered by the caller. */
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Absent: columns can't be chosen. */
  readonly onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined;
  readonly selection?: RowSelection<Row> | undefined;
  /** A click anywhere on the row, or Enter on a cell without controls; put a real link into the `head` cell too. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
}

const noColumns: readonly string[] = [];

/**
 * Rows that can be sorted, filtered and walked through by the arrow keys. Enter or F2 goes into a cell with several
 * controls, or with a field, and Escape out of it. Only the rows that are seen are in the page; all are equally high, and
 * two lines each where there is no room for columns.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, hiddenColumns = noColumns, selection, onRowClick } = props;
  const { t, locale } = useI18n('data');
  const table = useTableView({ rows, columns, hiddenColumns, locale });
  const scroll = useRowScroll(table.rows.length > 0);
  const leading = selection ? 1 : 0;
  const rowCount = table.rows.length + 1;
  const focus = useGridFocus({ rowCount, columnCount: table.columns.length + leading, scroll });
  const shown = rowsInPage({ count: table.rows.length, ...scroll }, focus.active.row > 0 ? focus.active.row - 1 : null);
  const tracks = { '--q-tracks': tracksOf(table.columns, leading > 0) } as CSSProperties;
  return (
    <div className="q-data-table">
      <DataTableBar
        table={table}
        columns={columns}
        total={rows.length}
        selectedCount={selection?.selected.size ?? 0}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={props.onHiddenColumnsChange}
      />
      <div className="q-data-table__view" ref={scroll.view} onScroll={scroll.onScroll}>
        <div
          className="q-data-table__grid"
          role="grid"
          ref={focus.grid}
          aria-label={caption}
          aria-rowcount={rowCount}
          aria-colcount={table.columns.length + leading}
          aria-multiselectable={selection ? true : undefined}
          style={tracks}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <DataTableHead table={table} rowKey={rowKey} selection={selection} />
          <div
            className="q-data-table__body"
            role="rowgroup"
            style={{ '--q-rows': table.rows.length } as CSSProperties}
          >
            {shown.map((index) => {
              const row = table.rows[index];
              return (
                row !== undefined && (
                  <DataTableRow
                    key={rowKey(row)}
                    row={row}
                    rowKey={rowKey(row)}
                    index={index}
                    columns={table.columns}
                    selection={selection}
                    onClick={onRowClick}
                  />
                )
              );
            })}
          </div>
        </div>
        {table.rows.length === 0 && rows.length > 0 && (
          <EmptyState
            icon={searchIcon}
            title={t('noMatch')}
            action={<Button onClick={table.clearFilters}>{t('clearFilters')}</Button>}
          />
        )}
      </div>
    </div>
  );
}
