import { defineTexts } from '@quittance/sdk/i18n';

/** A screen that is a list. */
export const listScreenTexts = defineTexts('list-screen', {
  clearFilters: 'Clear filters',
});
