import { type Column, csvHead, csvLines } from '@quittance/widgets/kit';
import type { LoadPage } from '../use-pages.ts';

/** Maximum rows of one file: a hundred requests, and a size that spreadsheets and browsers can handle. */
export const maxExportedRows = 10_000;
/** Maximum rows per page of a list call. */
const pageRows = 100;
/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

interface CsvRequest<Row> {
  readonly load: LoadPage<Row>;
  readonly columns: readonly Column<Row>[];
  readonly signal: AbortSignal;
  /** Called after each page with the number of rows so far. */
  readonly onProgress: (rows: number) => void;
}

export interface CollectedCsv {
  readonly text: string;
  readonly rows: number;
  /** Whether there are more rows than one file contains. */
  readonly isCut: boolean;
}

/**
 * Writes every row that matches a list's filter, page by page from the first, whichever page is on the screen.
 * @throws what `load` throws, and the signal's reason once it is aborted
 */
export async function collectCsv<Row>({ load, columns, signal, onProgress }: CsvRequest<Row>): Promise<CollectedCsv> {
  const lines = [byteOrderMark, csvHead(columns)];
  let rows = 0;
  let cursor: string | null | undefined;
  do {
    const page = await load({ limit: pageRows, ...(cursor && { cursor }) }, signal);
    signal.throwIfAborted();
    lines.push(csvLines(columns, page.items));
    rows += page.items.length;
    cursor = page.nextCursor;
    onProgress(rows);
  } while (cursor !== null && rows + pageRows <= maxExportedRows);
  return { text: lines.join(''), rows, isCut: cursor !== null };
}
