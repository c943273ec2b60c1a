import { defineTexts } from '@quittance/sdk/i18n';

/** Typing a password. */
export const passwordFieldTexts = defineTexts('password-field', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on.',
});
