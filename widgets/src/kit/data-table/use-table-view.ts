import { useMemo, useState } from 'react';
import { type Column, hasValue } from './column.ts';
import { filterRows } from './filter-rows.ts';
import { nextSort, type SortOrder, sortRows } from './sort-rows.ts';
import { type Filters, useFilters } from './use-filters.ts';

interface TableViewOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly hiddenColumns: readonly string[];
  readonly locale: string;
}

/** The shown rows, their order and their columns. */
export interface TableView<Row> extends Omit<Filters, 'applied'> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly sort: SortOrder | null;
  readonly toggleSort: (key: string) => void;
}

/** At least one: a table without columns has no cell that could have the focus. */
function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): readonly Column<Row>[] {
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

export function useTableView<Row>({ rows, columns, hiddenColumns, locale }: TableViewOptions<Row>): TableView<Row> {
  const [sort, setSort] = useState<SortOrder | null>(null);
  const { applied, ...filters } = useFilters();
  const filtered = useMemo(
    () => filterRows(rows, columns.filter(hasValue), applied, locale),
    [rows, columns, applied, locale],
  );
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    return column && hasValue(column) && sort ? sortRows(filtered, column, sort.direction, locale) : filtered;
  }, [filtered, columns, sort, locale]);
  return {
    rows: sorted,
    columns: shownColumns(columns, hiddenColumns),
    sort,
    toggleSort: (key) => setSort(nextSort(sort, key)),
    ...filters,
  };
}
