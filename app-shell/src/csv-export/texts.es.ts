import type { Spanish } from '@quittance/sdk/i18n';
import type { csvExportTexts } from './texts.en.ts';

export const spanish: Spanish<typeof csvExportTexts> = {
  start: 'Exportar CSV',
  cancel: 'Cancelar exportación',
  running: 'Exportando… Filas hasta ahora: {{rows}}',
  done: 'Filas exportadas: {{rows}}',
  cut: 'Filas exportadas: las primeras {{rows}}. Filtre la lista para exportar el resto.',
};
