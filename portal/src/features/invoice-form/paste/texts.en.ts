import { defineTexts } from '@quittance/sdk/i18n';

/** Lines of the invoice form that were pasted from a spreadsheet. */
export const pasteTexts = defineTexts('invoice-paste', {
  hint: 'You can paste rows from a spreadsheet: item, unit price, quantity.',
  added_one: '{{count}} item pasted.',
  added_other: '{{count}} items pasted.',
  omitted_one: '{{count}} row was left out, because the invoice is full.',
  omitted_other: '{{count}} rows were left out, because the invoice is full.',
  bad: {
    name: 'Row {{row}}: the name is too long.',
    rate: 'Row {{row}}: “{{text}}” is no unit price.',
    quantity: 'Row {{row}}: “{{text}}” is no quantity.',
  },
  more_one: '{{count}} more cell was left out.',
  more_other: '{{count}} more cells were left out.',
});
