import { defineTexts } from '@quittance/sdk/i18n';

/** Asking for a one-time code. */
export const oneTimeCodeTexts = defineTexts('one-time-code', {
  sentTo: 'We sent a one-time code to {{email}}.',
  fromApp:
    'Enter the code from your authenticator app. Each code works once: if you just used it, wait for the next one.',
  label: 'One-time code',
  incomplete: 'Enter all six digits.',
  confirmTitle: 'Confirm with a code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  notSent: 'We couldn’t send you a code',
});
