import type { Spanish } from '@quittance/sdk/i18n';
import type { listScreenTexts } from './texts.en.ts';

export const spanish: Spanish<typeof listScreenTexts> = {
  clearFilters: 'Quitar filtros',
};
