import { defineTexts } from '@quittance/sdk/i18n';

/** How a staff member signs in. */
export const staffSettingsTexts = defineTexts('staff-settings', {
  title: 'Settings',
  lead: 'How you sign in to the back office.',
});
