import { defineTexts } from '@quittance/sdk/i18n';

/** The button in the header, which loads before the palette. */
export const paletteButtonTexts = defineTexts('palette-button', {
  search: 'Search',
});
