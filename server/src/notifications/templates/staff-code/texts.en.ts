import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms a change of who works in the back office. */
export const staffCodeTexts = defineTexts('staff-code', {
  subject: '{{code}} is your {{brandName}} confirmation code',
  heading: {
    invite: 'Confirm the invitation',
    change: 'Confirm the change of role',
    disable: 'Confirm the end of access',
    enable: 'Confirm the new access',
    reset: 'Confirm the reset',
  },
  enterCode: {
    invite: 'Enter this code to invite {{who}} to the back office.',
    change: 'Enter this code to change the role of {{who}}.',
    disable: 'Enter this code to disable {{who}} and end their sessions.',
    enable: 'Enter this code to give {{who}} access to the back office again.',
    reset: 'Enter this code to reset the second factor of {{who}}.',
  },
  role: 'Role',
  roles: {
    'compliance-head': 'Compliance head',
    'compliance-admin': 'Compliance',
    'customer-success': 'Customer success',
    finance: 'Finance',
  },
  lifetime: 'It is good for 10 minutes and works once, for this change only.',
  unexpected: 'If you didn’t request it, write to us right away at {{supportEmail}}.',
});
