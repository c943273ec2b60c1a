import { businessDateOf } from '@quittance/sdk/time';
import type { Column } from '@quittance/widgets/kit';
import { saveFile } from '@quittance/widgets/kit';
import { useEffect, useRef, useState } from 'react';
import type { LoadPage } from '../use-pages.ts';
import { collectCsv } from './collect-csv.ts';

export interface CsvExportProps<Row> {
  /** Loads a page of rows that match the list's filter. */
  readonly load: LoadPage<Row>;
  readonly columns: readonly Column<Row>[];
  /** Name of the file, before its date. */
  readonly fileName: string;
}

export type CsvExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly rows: number }
  | { readonly status: 'done'; readonly rows: number; readonly isCut: boolean }
  | { readonly status: 'failed'; readonly error: unknown };

interface CsvExporter {
  readonly state: CsvExportState;
  readonly start: () => void;
  readonly cancel: () => void;
}

const idle: CsvExportState = { status: 'idle' };

/** Exports a list as a file. Continues while pages and filters change, and ends with the component. */
export function useCsvExport<Row>({ load, columns, fileName }: CsvExportProps<Row>): CsvExporter {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    // A cancelled export reports nothing: another one may be running.
    const tell = (next: CsvExportState) => abort.signal.aborted || setState(next);
    tell({ status: 'running', rows: 0 });
    try {
      const onProgress = (rows: number) => tell({ status: 'running', rows });
      const { text, rows, isCut } = await collectCsv({ load, columns, signal: abort.signal, onProgress });
      saveFile(`${fileName}-${businessDateOf(new Date())}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      tell({ status: 'done', rows, isCut });
    } catch (error) {
      tell({ status: 'failed', error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, start: () => void start(), cancel };
}
