import { defineTexts } from '@quittance/sdk/i18n';

/** Lists to choose from. */
export const comboboxTexts = defineTexts('combobox', {
  selectAnOption: 'Select an option',
  noOptions: 'No options available',
  noMatches: 'No matching options',
  search: 'Search',
  matches_one: '{{count}} option',
  matches_other: '{{count}} options',
  done: 'Done',
  loading: 'Loading…',
});
