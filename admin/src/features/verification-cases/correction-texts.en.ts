import { defineTexts } from '@quittance/sdk/i18n';

/** Corrections of what companies and people gave, by staff. */
export const correctionTexts = defineTexts('verification-corrections', {
  correct: 'Correct',
  save: 'Save correction',
  cancel: 'Cancel',
  text: 'Your colleagues and the company see the correction at once. The audit keeps what was given before.',
  verified: 'This company is verified. It has the correction at once, on new invoices too.',
  legalName: {
    open: 'Correct legal name',
    label: 'Legal name',
    done: 'The legal name was corrected.',
  },
  address: {
    open: 'Correct business address',
    done: 'The business address was corrected.',
  },
  names: {
    term: 'Name',
    open: 'Correct name',
    first: 'First name',
    last: 'Last name',
    check: 'The former name was part of the identity check, which ends. The person proves their identity again.',
    note: 'Reason',
    hint: 'The person gets it by email, {{email}}.',
    done: 'The name was corrected.',
  },
});
