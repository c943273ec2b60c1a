import { defineTexts } from '@quittance/sdk/i18n';

/** A one-time code, and asking for another. */
export const oneTimeCodeFieldTexts = defineTexts('one-time-code-field', {
  oneTimeCode: 'One-time code',
  codeSubmitsForm: 'Submitted as soon as you enter the last digit.',
  resendCode: 'Send a new code',
  resendCodeIn: '(in {{seconds}} s)',
  codeSent: 'A new code was sent.',
  codeNotSent: 'The code could not be sent. Please try again.',
});
