import { defineTexts } from '@quittance/sdk/i18n';

/** The portal's search: what it finds, and under which headings. */
export const portalPaletteTexts = defineTexts('portal-palette', {
  placeholder: 'Contacts, invoices, pages',
  draft: 'Draft',
  groups: {
    pages: 'Pages',
    contact: 'Contacts',
    invited: 'Invited contacts',
    income: 'Income',
    expense: 'Expenses',
  },
});
