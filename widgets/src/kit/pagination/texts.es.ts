import type { Spanish } from '@quittance/sdk/i18n';
import type { paginationTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paginationTexts> = {
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
};
