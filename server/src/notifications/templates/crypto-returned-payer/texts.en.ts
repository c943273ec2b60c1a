import { defineTexts } from '@quittance/sdk/i18n';

/** Coins that were sent back, for the payer. */
export const cryptoReturnedPayerTexts = defineTexts('crypto-returned-payer', {
  subject: 'We sent {{coins}} back to you',
  heading: 'Your coins are on their way back',
  text: 'We sent {{coins}} back that you had sent to pay {{sellerName}}.',
  why: 'They were more than quoted, came too late or were not enough, or the payment could not be made. The network’s fee was taken from them.',
  sent: 'Sent back',
  fee: 'Network fee',
  address: 'To the address',
  questions: 'Questions? Write to {{supportEmail}}.',
});
