import { defineTexts } from '@quittance/sdk/i18n';

/** The back office's search: what it finds, and under which headings. */
export const backOfficePaletteTexts = defineTexts('back-office-palette', {
  placeholder: 'Companies, people, pages',
  groups: { pages: 'Pages', organization: 'Companies', person: 'People' },
});
