import { defineTexts } from '@quittance/sdk/i18n';

/** Whether a handle is available. */
export const handleFieldTexts = defineTexts('handle-field', {
  handleAvailable: '{{handle}} is available.',
  handleTaken: '{{handle}} is already taken. Please choose another handle.',
  handleCheckFailed: 'We could not check whether this handle is available.',
  checkAgain: 'Check again',
});
