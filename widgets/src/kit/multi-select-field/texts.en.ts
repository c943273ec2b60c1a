import { defineTexts } from '@quittance/sdk/i18n';

/** What is chosen of a list. */
export const multiSelectFieldTexts = defineTexts('multi-select-field', {
  all: 'All',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  clearAll: 'Clear all',
});
