import type { DataTableProps } from './data-table-props.ts';
import { PagedTable } from './paged-table.tsx';
import { PlainTable } from './plain-table.tsx';

/**
 * Rows in columns, or in two lines each where there is no room for columns. They are all there, or come page by page; rows
 * that are all there can have tools: sorting, filters, selection, a choice of columns.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { source, empty, details, failure, footer, ...table } = props;
  if (source.kind === 'pages') {
    return <PagedTable {...table} {...{ source, empty, details, failure, footer }} />;
  }
  const { rows, tools } = source;
  if (rows.length === 0) return empty;
  return tools ? (
    <tools.Grid {...table} rows={rows} tools={tools} />
  ) : (
    <PlainTable {...table} rows={rows} details={details} />
  );
}
