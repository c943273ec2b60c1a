import { defineTexts } from '@quittance/sdk/i18n';

/** Says that a person's access to an organization was changed or ended. */
export const memberAccessChangedTexts = defineTexts('member-access-changed', {
  subject: {
    role: 'Your access to {{organizationName}} has changed',
    removed: 'Your access to {{organizationName}} has ended',
  },
  heading: { role: 'Your access has changed', removed: 'Your access has ended' },
  body: {
    role: 'An owner of {{organizationName}} changed your role. It applies from now on.',
    removed:
      'An owner removed you from {{organizationName}}. Your own account and your other companies stay as they are.',
  },
  unexpected: 'Questions? Ask an owner of {{organizationName}}, or write to {{supportEmail}}.',
});
