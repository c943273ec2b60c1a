import { defineTexts } from '@quittance/sdk/i18n';

/** The menu of the signed-in person. */
export const userMenuTexts = defineTexts('user-menu', {
  menu: 'Account of {{name}}',
  settings: 'Settings',
  signOut: 'Sign out',
  version: 'Version {{version}}',
  language: 'Language',
  notSaved: 'We couldn’t save your language. It applies on this device only.',
  themeNotSaved: 'We couldn’t save your theme. It applies on this device only.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  auto: 'Auto',
});
