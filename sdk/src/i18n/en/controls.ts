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
  resendCodeIn: 'You can ask for a new code in {{seconds}} s',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
};
