import { useMemo, useState } from 'react';
import type { DataColumn } from './data-column.ts';
import { type ColumnFilters, filterRows } from './filter-rows.ts';
import { nextSort, type SortOrder, sortRows } from './sort-rows.ts';

interface TableViewOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly hiddenColumns: readonly string[];
  readonly locale: string;
}

/** What of the rows is shown, in which order and in which columns. */
export interface TableView<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: SortOrder | null;
  readonly toggleSort: (key: string) => void;
  readonly filters: ColumnFilters;
  readonly setFilter: (key: string, text: string) => void;
  readonly clearFilters: () => void;
}

export function useTableView<Row>({ rows, columns, hiddenColumns, locale }: TableViewOptions<Row>): TableView<Row> {
  const [sort, setSort] = useState<SortOrder | null>(null);
  const [filters, setFilters] = useState<ColumnFilters>({});
  const filtered = useMemo(() => filterRows(rows, columns, filters), [rows, columns, filters]);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    return column && sort ? sortRows(filtered, column, sort.direction, locale) : filtered;
  }, [filtered, columns, sort, locale]);
  return {
    rows: sorted,
    columns: columns.filter(({ key }) => !hiddenColumns.includes(key)),
    sort,
    toggleSort: (key) => setSort(nextSort(sort, key)),
    filters,
    setFilter: (key, text) => setFilters((held) => ({ ...held, [key]: text })),
    clearFilters: () => setFilters({}),
  };
}
