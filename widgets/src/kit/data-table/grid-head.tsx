// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed one by one are no rows of an HTML table
import { useMemo } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../icon/icon.tsx';
import { sortAscendingIcon, sortDescendingIcon, sortIcon } from '../icon/icons.ts';
import { type Column, cellClass } from './column.ts';
import { shareOf, withAllToggled } from './row-selection.ts';
import { SelectionBox } from './selection-box.tsx';
import type { SortOrder } from './sort-rows.ts';
import type { RowSelection } from './table-source.ts';
import { dataTableTexts } from './texts.en.ts';
import type { TableView } from './use-table-view.ts';

const sortIcons = { none: sortIcon, ascending: sortAscendingIcon, descending: sortDescendingIcon } as const;

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly index: number;
  readonly sort: SortOrder | null;
  readonly onSort: () => void;
}

function HeaderCell<Row>({ column, index, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : 'none';
  return (
    <div
      className={cellClass('q-data-table', column)}
      role="columnheader"
      tabIndex={-1}
      aria-colindex={index + 1}
      aria-sort={column.canSort ? direction : undefined}
    >
      {column.canSort ? (
        <button type="button" className="q-data-table__sort" data-direction={direction} onClick={onSort}>
          {column.header}
          <Icon shape={sortIcons[direction]} />
        </button>
      ) : (
        column.header
      )}
    </div>
  );
}

interface SelectAllProps<Row> {
  readonly table: TableView<Row>;
  readonly rowKey: (row: Row) => string;
  readonly selection: RowSelection<Row>;
}

/** Selects all rows that match the filters, also those not rendered. Other rows keep their selection. */
function SelectAll<Row>({ table, rowKey, selection }: SelectAllProps<Row>) {
  const { t } = useI18n(dataTableTexts);
  const { selected, onChange } = selection;
  // Memoized: scrolling renders often.
  const keys = useMemo(() => table.rows.map(rowKey), [table.rows, rowKey]);
  const share = useMemo(() => shareOf(keys, selected), [keys, selected]);
  return (
    <SelectionBox
      label={t('selectAll')}
      isChecked={share === 'all'}
      isMixed={share === 'some'}
      onChange={() => onChange(withAllToggled(keys, selected))}
    />
  );
}

interface GridHeadProps<Row> extends Omit<SelectAllProps<Row>, 'selection'> {
  readonly selection: RowSelection<Row> | undefined;
}

export function GridHead<Row>({ table, rowKey, selection }: GridHeadProps<Row>) {
  const leading = selection ? 1 : 0;
  return (
    <div className="q-data-table__head" role="rowgroup">
      <div className="q-data-table__headings" role="row" tabIndex={-1} aria-rowindex={1}>
        {selection && (
          <div
            className="q-data-table__cell q-data-table__cell--select"
            role="columnheader"
            tabIndex={-1}
            aria-colindex={1}
          >
            <SelectAll table={table} rowKey={rowKey} selection={selection} />
          </div>
        )}
        {table.columns.map((column, at) => (
          <HeaderCell
            key={column.key}
            column={column}
            index={at + leading}
            sort={table.sort}
            onSort={() => table.toggleSort(column.key)}
          />
        ))}
      </div>
    </div>
  );
}
