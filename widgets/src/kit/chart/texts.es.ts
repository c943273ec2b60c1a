import type { Spanish } from '@quittance/sdk/i18n';
import type { chartTexts } from './texts.en.ts';

export const spanish: Spanish<typeof chartTexts> = {
  asTable: 'Como tabla',
  asChart: 'Como gráfico',
  period: 'Periodo',
};
