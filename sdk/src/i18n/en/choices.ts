import { defineTexts } from '../texts.ts';

/** What lists to choose from say. */
export const choiceTexts = defineTexts('choices', {
  selectAnOption: 'Select an option',
  noOptions: 'No options available',
  noMatches: 'No matching options',
  search: 'Search',
  matches_one: '{{count}} option',
  matches_other: '{{count}} options',
  all: 'All',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  clearAll: 'Clear all',
  done: 'Done',
  loading: 'Loading…',
  popular: 'Popular',
  others: 'Other currencies',
  phoneCountry: 'Country of the number',
  callingCode: 'Country: {{country}}, +{{code}}',
});
