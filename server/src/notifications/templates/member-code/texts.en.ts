import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms a change of who has access to an organization. */
export const memberCodeTexts = defineTexts('member-code', {
  subject: '{{code}} is your {{brandName}} confirmation code',
  heading: {
    invite: 'Confirm the invitation',
    change: 'Confirm the change of access',
    remove: 'Confirm the removal',
    cancel: 'Confirm the cancellation',
  },
  enterCode: {
    invite: 'Enter this code to invite {{who}} to {{organizationName}}.',
    change: 'Enter this code to change the access of {{who}} to {{organizationName}}.',
    remove: 'Enter this code to remove {{who}} from {{organizationName}}.',
    cancel: 'Enter this code to cancel the invitation of {{who}} to {{organizationName}}.',
  },
  role: 'Role',
  roles: { owner: 'Owner', manager: 'Manager', 'read-only': 'Read only', 'no-access': 'No access' },
  lifetime: 'It is good for 10 minutes and works once, for this change only.',
  unexpected: 'If you didn’t request it, write to us right away at {{supportEmail}}.',
});
