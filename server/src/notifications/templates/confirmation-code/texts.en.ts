import { defineTexts } from '@quittance/sdk/i18n';

/** The code that confirms any other request. */
export const confirmationCodeTexts = defineTexts('confirmation-code', {
  subject: '{{code}} is your {{brandName}} confirmation code',
  heading: 'Your confirmation code',
  enterCode: 'Enter this code to {{confirms}}. It is good for 10 minutes and works once.',
  confirmRequest: 'confirm your request',
  unexpected: 'If you didn’t request it, write to us right away at {{supportEmail}}.',
});
