import { defineTexts } from '@quittance/sdk/i18n';

/** What the invoice form says about its draft. */
export const draftTexts = defineTexts('invoice-draft', {
  saved: 'Saved {{time}}',
  changed: 'Not saved yet',
  notSaved: 'Couldn’t save. We’ll try again.',
  conflict: {
    title: 'This draft was changed elsewhere',
    text: 'You or a colleague saved it in another window. What you typed here isn’t saved yet.',
    copy: 'Save mine as a new draft',
    mine: 'Replace it with mine',
    other: 'Show the other version',
  },
  last: {
    offer: 'Start from the last invoice to this buyer, {{number}} for {{amount}}?',
    use: 'Use it',
    dismiss: 'No, thanks',
  },
});
