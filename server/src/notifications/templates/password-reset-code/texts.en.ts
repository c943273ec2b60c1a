import { defineTexts } from '@quittance/sdk/i18n';

/** The code that resets a forgotten password. */
export const passwordResetCodeTexts = defineTexts('password-reset-code', {
  subject: '{{code}} is your {{brandName}} password reset code',
  heading: 'Reset your password',
  enterCode: 'Enter this code to choose a new password. It is good for 10 minutes and works once.',
  open: 'Enter the code',
  unexpected: 'If you didn’t ask to reset your password, ignore this mail. Your password stays the same.',
});
