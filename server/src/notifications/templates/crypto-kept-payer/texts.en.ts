import { defineTexts } from '@quittance/sdk/i18n';

/** Coins that are too few to send back, for the payer. */
export const cryptoKeptPayerTexts = defineTexts('crypto-kept-payer', {
  subject: 'We couldn’t send {{coins}} back to you',
  heading: 'Too little to send back',
  text: 'You sent {{coins}} to {{sellerName}} that could not be used: they were more than quoted, came too late or were not enough.',
  why: 'The network’s fee would have taken them, so we did not send them back.',
  kept: 'Not sent back',
  questions: 'Questions? Write to {{supportEmail}}.',
});
