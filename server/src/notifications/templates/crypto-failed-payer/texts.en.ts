import { defineTexts } from '@quittance/sdk/i18n';

/** Coins that left their chain, for the payer. */
export const cryptoFailedPayerTexts = defineTexts('crypto-failed-payer', {
  subject: 'Your payment to {{sellerName}} did not go through',
  heading: {
    dropped: 'The network dropped your transaction',
    unconfirmed: 'The network did not confirm your transaction in time',
  },
  text: {
    dropped:
      'Your crypto payment of {{amount}} to {{sellerName}} was not confirmed: its transaction is no longer on the network.',
    unconfirmed: 'Your crypto payment of {{amount}} to {{sellerName}} was not confirmed in time, so it has ended.',
  },
  payAgain: {
    dropped: 'If your wallet still shows the coins, the invoice can be paid again.',
    unconfirmed:
      'The invoice can be paid again. If the network still confirms the coins, they go back to the address that you gave us, less the network’s fee.',
  },
  pay: 'Pay the invoice',
});
