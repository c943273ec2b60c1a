import { defineTexts } from '@quittance/sdk/i18n';

/** Coins that left their chain, for the payer. */
export const cryptoFailedPayerTexts = defineTexts('crypto-failed-payer', {
  subject: 'Your payment to {{sellerName}} did not go through',
  heading: 'The network dropped your transaction',
  text: 'Your crypto payment of {{amount}} to {{sellerName}} was not confirmed: its transaction is no longer on the network.',
  payAgain: 'If your wallet still shows the coins, the invoice can be paid again.',
  pay: 'Pay the invoice',
});
