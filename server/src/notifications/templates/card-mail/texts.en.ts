import { defineTexts } from '@quittance/sdk/i18n';

/** What mails about card payments have in common. */
export const cardMailTexts = defineTexts('card-mail', {
  card: 'Card',
  endingIn: 'ending in {{digits}}',
  payAgain: 'You can pay it again with this or another card.',
  pay: 'Pay invoice',
  questions: 'Questions? Write to {{supportEmail}}.',
});
