import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms a transfer. */
export const transferCodeTexts = defineTexts('transfer-code', {
  subject: '{{code}} is your transfer confirmation code',
  heading: 'Confirm your transfer',
  enterCode:
    'Enter this code to send {{total}} to {{recipient}}. It is good for 10 minutes and works once, for this transfer only.',
  leaves: 'Leaves your account',
  arrives: 'Arrives',
  to: 'To',
  unexpected: 'If you aren’t making a transfer, write to us right away at {{supportEmail}}.',
});
