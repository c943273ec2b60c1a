import type { Spanish } from '@quittance/sdk/i18n';
import type { calendarTexts } from './texts.en.ts';

export const spanish: Spanish<typeof calendarTexts> = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousYears: 'Años anteriores',
  nextYears: 'Años posteriores',
};
