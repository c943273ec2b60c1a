/** What form controls and lists say. */
export const controls = {
  optional: 'Optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on.',
  selectAnOption: 'Select an option',
  noOptions: 'No options available',
  oneTimeCode: 'One-time code',
  resendCode: 'Send a new code',
  resendCodeIn: '(in {{seconds}} s)',
  codeSent: 'A new code was sent.',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
};
