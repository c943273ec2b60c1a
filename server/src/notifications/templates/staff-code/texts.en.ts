import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms a change of who works in the back office. */
export const staffCodeTexts = defineTexts('staff-code', {
  subject: '{{code}} is your {{brandName}} confirmation code',
  heading: {
    invite: 'Confirm the invitation',
    change: 'Confirm the change of role',
    reset: 'Confirm the reset',
  },
  enterCode: {
    invite: 'Enter this code to invite {{who}} to the back office.',
    change: 'Enter this code to change the role of {{who}}.',
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
