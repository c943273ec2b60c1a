import { defineTexts } from '@quittance/sdk/i18n';

/** The palette that searches pages and records. */
export const paletteTexts = defineTexts('palette', {
  title: 'Search',
  searching: 'Searching…',
  nothing: 'Nothing matches “{{text}}”',
  nothingHint: 'Try part of a name or a number.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  failed: 'The search failed. Only pages are shown.',
  retry: 'Try again',
  hintMove: 'to move',
  hintOpen: 'to open',
  hintClose: 'to close',
});
