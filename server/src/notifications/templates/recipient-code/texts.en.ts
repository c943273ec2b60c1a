import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms a new or changed bank account to pay out to. */
export const recipientCodeTexts = defineTexts('recipient-code', {
  subject: '{{code}} is your {{brandName}} confirmation code',
  heading: { add: 'Confirm the new recipient', change: 'Confirm the changed recipient' },
  enterCode: {
    add: 'Enter this code to add the bank account of {{holderName}} to your recipients.',
    change: 'Enter this code to change the bank account of {{holderName}}.',
  },
  holder: 'Account holder',
  account: 'Account',
  currency: 'Currency',
  lifetime: 'It is good for 10 minutes and works once, for this bank account only.',
  unexpected:
    'If you didn’t request it, write to us right away at {{supportEmail}}: somebody may be using your account.',
});
