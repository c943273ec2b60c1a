import { defineTexts } from '@quittance/sdk/i18n';

/** Pages of a list. */
export const paginationTexts = defineTexts('pagination', {
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
});
