import type { DataTableProps } from './data-table-props.ts';
import { PagedTable } from './paged-table.tsx';
import { PlainTable } from './plain-table.tsx';

/**
 * A table of rows in columns, or of two lines per row on a narrow screen. It has all rows or one page of them; a table
 * of all rows can have tools: sorting, filters, selection, a choice of columns.
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
