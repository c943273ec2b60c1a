import { Button, icons, useI18n } from '@quittance/widgets/kit';
import type { MouseEvent } from 'react';
import { useErrorText } from '../error-text.ts';
import { type CsvExportProps, type CsvExportState, useCsvExport } from './use-csv-export.ts';
import './csv-export.css';

/** How far the export is, to read and to hear. */
function useProgress(state: CsvExportState): string {
  const { t } = useI18n('host');
  const errorText = useErrorText();
  if (state.status === 'running') return t('export.running', { rows: state.rows });
  if (state.status === 'failed') return errorText(state.error);
  if (state.status === 'idle') return '';
  return t(state.isCut ? 'export.cut' : 'export.done', { rows: state.rows });
}

/** Saves all rows that a list's filter lets through as a CSV file, and says how far it is. */
export function CsvExport<Row>(props: CsvExportProps<Row>) {
  const { t } = useI18n('host');
  const { state, start, cancel } = useCsvExport(props);
  const isRunning = state.status === 'running';
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double click would cancel what the first has started.
    if (detail > 1) return;
    if (isRunning) cancel();
    else start();
  };
  return (
    <div className="csv-export">
      {/* One button for both, so that the focus stays where the export was started. */}
      <Button size="small" variant="quiet" icon={isRunning ? icons.closeIcon : icons.downloadIcon} onClick={press}>
        {t(isRunning ? 'export.cancel' : 'export.start')}
      </Button>
      <p className="csv-export__progress q-numeric" role="status">
        {useProgress(state)}
      </p>
    </div>
  );
}
