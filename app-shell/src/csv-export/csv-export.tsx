import { Button, icons, useErrorText, useI18n } from '@quittance/widgets/kit';
import type { MouseEvent } from 'react';
import { type CsvExportProps, type CsvExportState, useCsvExport } from './use-csv-export.ts';
import './csv-export.css';
import { csvExportTexts } from './texts.en.ts';

/** Describes the progress, for the screen and screen readers. */
function useProgress(state: CsvExportState): string {
  const { t, locale } = useI18n(csvExportTexts);
  const errorText = useErrorText();
  if (state.status === 'failed') return errorText(state.error);
  if (state.status === 'idle') return '';
  const rows = new Intl.NumberFormat(locale).format(state.rows);
  if (state.status === 'running') return t('running', { rows });
  return t(state.isCut ? 'cut' : 'done', { rows });
}

/** Saves all rows that match a list's filter as a CSV file, and shows the progress. */
export function CsvExport<Row>(props: CsvExportProps<Row>) {
  const { t } = useI18n(csvExportTexts);
  const { state, start, cancel } = useCsvExport(props);
  const isRunning = state.status === 'running';
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double click would cancel the export that the first one started.
    if (detail > 1) return;
    if (isRunning) cancel();
    else start();
  };
  return (
    <div className="csv-export">
      {/* One button for start and cancel, so that it keeps the focus. */}
      <Button size="small" variant="quiet" icon={isRunning ? icons.closeIcon : icons.downloadIcon} onClick={press}>
        {t(isRunning ? 'cancel' : 'start')}
      </Button>
      <p className="csv-export__progress q-numeric" role="status">
        {useProgress(state)}
      </p>
    </div>
  );
}
