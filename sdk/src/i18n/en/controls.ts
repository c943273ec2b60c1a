import { defineTexts } from '../texts.ts';

/** What form controls and lists say. */
export const controlTexts = defineTexts('controls', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on.',
  charactersLeft_one: '{{count}} character left',
  charactersLeft_other: '{{count}} characters left',
  oneTimeCode: 'One-time code',
  codeSubmitsForm: 'Submitted as soon as you enter the last digit.',
  resendCode: 'Send a new code',
  resendCodeIn: '(in {{seconds}} s)',
  codeSent: 'A new code was sent.',
  codeNotSent: 'The code could not be sent. Please try again.',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
});
