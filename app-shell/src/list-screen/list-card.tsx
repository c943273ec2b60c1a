import {
  Button,
  Card,
  DataTable,
  type DataTableProps,
  DownloadLink,
  EmptyState,
  icons,
  lazyPart,
  useI18n,
} from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { csvExportTexts } from '../csv-export/texts.en.ts';
import { RequestFailure } from '../request-failure.tsx';
import type { PagedList } from '../use-pages.ts';
import './list-card.css';
import { listScreenTexts } from './texts.en.ts';

export interface ListCardProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'onRowClick'> {
  readonly list: PagedList<Row>;
  /** Search and choices above the rows. Absent, like the next three: a list without a filter. */
  readonly filters?: ReactNode | undefined;
  /** A filter is set: without rows, none of them matches. */
  readonly isFiltered?: boolean | undefined;
  readonly onClearFilters?: (() => void) | undefined;
  readonly noMatch?: { readonly title: string; readonly text: string } | undefined;
  /** Without rows and filter: what would be here, and the first step. */
  readonly empty: ReactNode;
  /** Name of an exported file, before its date. */
  readonly fileName: string;
  /** Where the server writes the file, of any length. Absent: the page collects the rows. */
  readonly exportAddress?: string | undefined;
}

/** Comes behind the rows: nobody exports a list before it is there. */
const lateExport = lazyPart(async () => (await import('../csv-export/csv-export.tsx')).CsvExport);

interface NoMatchProps {
  readonly noMatch: NonNullable<ListCardProps<never>['noMatch']>;
  readonly onClearFilters: (() => void) | undefined;
}

function NoMatch({ noMatch, onClearFilters }: NoMatchProps) {
  const { t } = useI18n(listScreenTexts);
  return (
    <EmptyState
      title={noMatch.title}
      icon={icons.searchIcon}
      action={<Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
    >
      {noMatch.text}
    </EmptyState>
  );
}

/** A list in each of its states: filters, rows page by page, and their export as a file. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { list, filters, isFiltered, onClearFilters, empty, noMatch, fileName, exportAddress, ...table } = props;
  const { t } = useI18n(csvExportTexts);
  const CsvExport = lateExport.usePart(list.rows !== undefined && exportAddress === undefined);
  return (
    <Card flush>
      {filters && <search className="list-filters">{filters}</search>}
      <DataTable
        {...table}
        source={list}
        empty={isFiltered && noMatch ? <NoMatch noMatch={noMatch} onClearFilters={onClearFilters} /> : empty}
        failure={(error, retry) => <RequestFailure error={error} onRetry={retry} />}
        footer={
          <div className="list-export">
            {list.rows !== undefined && exportAddress !== undefined && (
              <DownloadLink href={exportAddress}>{t('start')}</DownloadLink>
            )}
            {CsvExport && <CsvExport load={list.load} columns={table.columns} fileName={fileName} />}
          </div>
        }
      />
    </Card>
  );
}
