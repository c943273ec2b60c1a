import type { Spanish } from '@quittance/sdk/i18n';
import type { dateRangeFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof dateRangeFieldTexts> = {
  range: '{{start}} – {{end}}',
  chooseRange: 'Elija el primer y el último día',
  chooseStart: 'Elija el primer día.',
  chooseEnd: 'Desde el {{date}}. Elija el último día.',
  presets: 'Periodos frecuentes',
  today: 'Hoy',
  last7Days: 'Últimos 7 días',
  last30Days: 'Últimos 30 días',
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  monthBeforeLast: 'Hace dos meses',
  all: 'Todo',
};
