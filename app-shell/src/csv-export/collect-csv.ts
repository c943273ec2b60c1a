import { type Column, csvHead, csvLines } from '@quittance/widgets/kit';
import type { LoadPage } from '../use-pages.ts';

/** Most rows of one file: a hundred requests, and nothing that a spreadsheet or a browser can't hold. */
export const maxExportedRows = 10_000;
/** Most rows a page that a list call answers. */
const pageRows = 100;
/** Spreadsheets read the file as UTF-8 by it. */
const byteOrderMark = '\uFEFF';

interface CsvRequest<Row> {
  readonly load: LoadPage<Row>;
  readonly columns: readonly Column<Row>[];
  readonly signal: AbortSignal;
  /** Told of the rows so far, after each page. */
  readonly onProgress: (rows: number) => void;
}

export interface CollectedCsv {
  readonly text: string;
  readonly rows: number;
  /** There are more rows than one file holds. */
  readonly isCut: boolean;
}

/**
 * Writes every row that a list's filter lets through, page by page from the first: what the server has, whatever of it is
 * on the screen.
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
