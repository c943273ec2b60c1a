// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed one by one are no rows of an HTML table
import { type CSSProperties, useEffect, useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { searchIcon } from '../icon/icons.ts';
import type { Column } from './column.ts';
import { GridBar } from './grid-bar.tsx';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { rowsInPage } from './row-window.ts';
import type { TableGridProps, TableTools, ToolOptions } from './table-source.ts';
import { dataTableTexts } from './texts.en.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useRowScroll } from './use-row-scroll.ts';
import { useTableView } from './use-table-view.ts';

const noColumns: readonly string[] = [];

/** The tracks of all rows, with one for the check boxes. Without `auto`, so that all rows line up. */
const tracksOf = <Row,>(columns: readonly Column<Row>[], isSelectable: boolean): string =>
  [
    ...(isSelectable ? ['3rem'] : []),
    ...columns.map(({ grows }) => (grows ? 'minmax(12rem, 2fr)' : 'minmax(8rem, 1fr)')),
  ].join(' ');

/** Rows that remain below when more are requested, so that scrolling seldom reaches the end. */
const rowsAhead = 30;

/** Asks for more rows once for each number of rows. */
function useOnEnd(onEnd: (() => void) | undefined, rowCount: number): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const isNear = onEnd !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after rows were added
  useEffect(() => {
    if (isNear) latest.current?.();
  }, [isNear, rowCount]);
}

/**
 * A grid of rows with sorting, filters and arrow key navigation. Enter or F2 enters a cell with several controls or
 * with a field, and Escape leaves it. Only the visible rows are rendered; all are equally tall, and have two lines on a
 * narrow screen.
 */
function TableGrid<Row>({ caption, columns, rows, rowKey, tools, onRowClick }: TableGridProps<Row>) {
  const { hiddenColumns = noColumns, onHiddenColumnsChange, selection, onEnd } = tools;
  const { t, locale } = useI18n(dataTableTexts);
  const table = useTableView({ rows, columns, hiddenColumns, locale });
  const scroll = useRowScroll(table.rows.length > 0);
  const leading = selection ? 1 : 0;
  const rowCount = table.rows.length + 1;
  const focus = useGridFocus({ rowCount, columnCount: table.columns.length + leading, scroll });
  const shown = rowsInPage({ count: table.rows.length, ...scroll }, focus.active.row > 0 ? focus.active.row - 1 : null);
  useOnEnd(onEnd && (shown.at(-1) ?? 0) + rowsAhead >= rows.length ? onEnd : undefined, rows.length);
  const tracks = { '--q-tracks': tracksOf(table.columns, leading > 0) } as CSSProperties;
  return (
    <div className="q-data-table">
      {!onEnd && (
        <GridBar
          table={table}
          columns={columns}
          total={rows.length}
          selectedCount={selection?.selected.size ?? 0}
          hiddenColumns={hiddenColumns}
          onHiddenColumnsChange={onHiddenColumnsChange}
        />
      )}
      <div className="q-data-table__view" ref={scroll.view} onScroll={scroll.onScroll}>
        <div
          className="q-data-table__grid"
          role="grid"
          ref={focus.grid}
          aria-label={caption}
          aria-rowcount={onEnd ? -1 : rowCount}
          aria-colcount={table.columns.length + leading}
          aria-multiselectable={selection ? true : undefined}
          style={tracks}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <GridHead table={table} rowKey={rowKey} selection={selection} />
          <div
            className="q-data-table__body"
            role="rowgroup"
            style={{ '--q-rows': table.rows.length } as CSSProperties}
          >
            {shown.map((index) => {
              const row = table.rows[index];
              return (
                row !== undefined && (
                  <GridRow
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

/**
 * Makes a table of rows a grid with tools: pass the result as `tools` of a source. Only the visible rows are rendered,
 * and all are equally tall.
 */
export const tableTools = <Row,>(options: ToolOptions<Row> = {}): TableTools<Row> => ({ ...options, Grid: TableGrid });
