import { defineTexts } from '@quittance/sdk/i18n';

/** Whether a handle is available. */
export const handleFieldTexts = defineTexts('handle-field', {
  handleAvailable: '{{handle}} is available.',
  handleTaken: '{{handle}} is already taken. Please choose another handle.',
  handleCheckFailed: 'We could not check whether this handle is available.',
  handleMadeTo: 'Only letters without accents, digits and underscores, in lower case: it is now {{handle}}.',
  handleCharacters: 'Only letters without accents, digits and underscores.',
  checkAgain: 'Check again',
});
