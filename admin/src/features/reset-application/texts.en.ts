import { defineTexts } from '@quittance/sdk/i18n';

/** Letting a company that was denied automatically apply again. */
export const resetTexts = defineTexts('reset-application', {
  open: 'Reset application',
  title: 'Reset application',
  text: 'The company can submit its application again. Its answers are kept.',
  limit: 'Up to {{max}} characters',
  submit: 'Reset application',
  done: 'Application reset.',
  failed: 'Application cannot be reset.',
  reason: 'Reason',
  cancel: 'Cancel',
});
