import { defineTexts } from '@quittance/sdk/i18n';

/** Payment outside the product, by the seller's own instructions. */
export const externalPaymentTexts = defineTexts('external-payment', {
  intro: '{{seller}} asks you to pay this way:',
  paid: 'I’ve paid',
  confirmTitle: 'Tell {{seller}} that you paid {{amount}}?',
  confirmText: 'We’ll email {{seller}}, who checks it and closes the invoice. We can’t see this payment ourselves.',
  confirm: 'Tell the seller',
  notYet: 'Not yet',
  notified: 'You told {{seller}} on {{date}} that you’ve paid.',
  failed: 'We couldn’t tell the seller. Please try again.',
});
