import { useId, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { Button } from '../button/button.tsx';
import { filterIcon } from '../icon/icons.ts';
import { Menu } from '../menu/menu.tsx';
import type { Column } from './column.ts';
import { GridFilters } from './grid-filters.tsx';
import { dataTableTexts } from './texts.en.ts';
import type { TableView } from './use-table-view.ts';

interface GridBarProps<Row> {
  readonly table: TableView<Row>;
  /** All columns, shown or hidden. */
  readonly columns: readonly Column<Row>[];
  /** Number of rows before filtering. */
  readonly total: number;
  readonly selectedCount: number;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: ((hidden: readonly string[]) => void) | undefined;
}

/** Shows and announces how many rows there are and how they are sorted. */
function TableStatus<Row>({ table, columns, total, selectedCount }: GridBarProps<Row>) {
  const { t, locale } = useI18n(dataTableTexts);
  const format = (count: number): string => new Intl.NumberFormat(locale).format(count);
  const count = table.rows.length;
  const sorted = columns.find(({ key }) => key === table.sort?.key);
  const parts = [
    count === total
      ? t('rows', { count, number: format(count) })
      : t('matchingRows', { number: format(count), total: format(total) }),
    selectedCount > 0 && t('selected', { number: format(selectedCount) }),
    sorted &&
      t(table.sort?.direction === 'descending' ? 'sortedDescending' : 'sortedAscending', { column: sorted.header }),
  ];
  return (
    <p className="q-data-table__status q-numeric" role="status">
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}

/** Sorts where rows have two lines and the head is hidden. */
function SortMenu<Row>({ table }: { readonly table: TableView<Row> }) {
  const { t } = useI18n(dataTableTexts);
  const items = table.columns
    .filter(({ canSort }) => canSort)
    .map(({ key, header }) => ({
      id: key,
      label: header,
      isChecked: table.sort?.key === key,
      onSelect: () => table.toggleSort(key),
    }));
  return items.length > 0 ? (
    <span className="q-data-table__sort-menu">
      <Menu label={t('sort')} items={items} size="small" />
    </span>
  ) : null;
}

function ColumnMenu<Row>({ table, columns, hiddenColumns, onHiddenColumnsChange }: GridBarProps<Row>) {
  const { t } = useI18n(dataTableTexts);
  const items = columns
    .filter(({ canHide }) => canHide)
    .map(({ key, header }) => {
      const isHidden = !table.columns.some((shown) => shown.key === key);
      return {
        id: key,
        label: header,
        isChecked: !isHidden,
        // The last shown column can't be hidden.
        disabled: !isHidden && table.columns.length === 1,
        onSelect: () =>
          onHiddenColumnsChange?.(isHidden ? hiddenColumns.filter((each) => each !== key) : [...hiddenColumns, key]),
      };
    });
  return onHiddenColumnsChange && items.length > 0 ? <Menu label={t('columns')} items={items} size="small" /> : null;
}

/** The bar above the rows: their number, and the controls to sort, filter and choose columns. */
export function GridBar<Row>(props: GridBarProps<Row>) {
  const { table, columns } = props;
  const { t } = useI18n(dataTableTexts);
  const id = useId();
  const [areFiltersShown, setFiltersShown] = useState(false);
  const inUse = Object.values(table.typed).filter((text) => text.trim()).length;
  const canFilter = columns.some((column) => column.canFilter);
  return (
    <div className="q-data-table__bar">
      <TableStatus {...props} />
      <div className="q-data-table__tools">
        {canFilter && (
          <Button
            size="small"
            icon={filterIcon}
            aria-expanded={areFiltersShown}
            aria-controls={areFiltersShown ? id : undefined}
            onClick={() => setFiltersShown(!areFiltersShown)}
          >
            {inUse > 0 ? t('filtersInUse', { number: inUse }) : t('filters')}
          </Button>
        )}
        <SortMenu table={table} />
        <ColumnMenu {...props} />
      </div>
      {areFiltersShown && <GridFilters id={id} table={table} columns={columns} />}
    </div>
  );
}
