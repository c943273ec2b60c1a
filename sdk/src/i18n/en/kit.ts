/** What the kit's own parts say. */
export const kit = {
  optional: 'Optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on.',
  selectAnOption: 'Select an option',
  noOptions: 'No options available',
  oneTimeCode: 'One-time code',
  resendCode: 'Send a new code',
  resendCodeIn: 'You can ask for a new code in {{seconds}} s',
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  somethingWentWrong: 'Something went wrong. Please try again.',
};
