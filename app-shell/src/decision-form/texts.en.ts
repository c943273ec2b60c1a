import { defineTexts } from '@quittance/sdk/i18n';

/** A decision about a record. */
export const decisionFormTexts = defineTexts('decision-form', {
  missing: 'Please select an option.',
  reason: 'Reason',
  reasonMissing: 'This field is required.',
  submit: 'Submit decision',
  cancel: 'Cancel',
});
