import { defineTexts } from '@quittance/sdk/i18n';

/** The warning before an idle session ends. */
export const idleTexts = defineTexts('idle', {
  title: 'Your session is about to end.',
  text_one: 'You have been away for a while. To keep your account safe we will sign you out in {{count}} second.',
  text_other: 'You have been away for a while. To keep your account safe we will sign you out in {{count}} seconds.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
});
