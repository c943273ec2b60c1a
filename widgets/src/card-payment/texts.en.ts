import { defineTexts } from '@quittance/sdk/i18n';

/** Payment by card. The declines are worded by the specification where it has a text. */
export const cardPaymentTexts = defineTexts('card-payment', {
  intro: 'Visa, Mastercard, American Express, Discover or Diners Club.',
  start: 'Pay {{amount}} by card',
  dialogTitle: 'Pay by card',
  frameTitle: 'Card details',
  loading: 'Opening the secure card fields…',
  pay: 'Pay {{amount}}',
  secure: 'Your card details go straight to the card processor. The seller never sees them.',
  charged: 'Your card was charged.',
  enterAgain: 'Please enter your card details again.',
  amountChanged: 'The amount to pay has changed. Check the new amount before you pay.',
  declined: {
    card_declined: 'Your card details are invalid. Please try again.',
    card_address_mismatch: 'The address doesn’t match the cardholder’s billing address. Check it and try again.',
    card_insufficient_funds: 'Your card has an insufficient balance. Try another card.',
    card_processing_error: 'An error occurred while processing the payment. Please try again.',
    provider_unavailable: 'An error occurred while processing the payment. Please try again.',
  },
});
