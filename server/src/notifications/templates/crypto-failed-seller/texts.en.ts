import { defineTexts } from '@quittance/sdk/i18n';

/** Coins that left their chain, for the seller. */
export const cryptoFailedSellerTexts = defineTexts('crypto-failed-seller', {
  subject: '{{buyerName}}’s payment of {{invoiceNumber}} failed',
  heading: 'A crypto payment failed',
  text: {
    dropped: 'The network dropped the transaction of {{buyerName}} for {{amount}}. The invoice is open again.',
    unconfirmed:
      'The network did not confirm the transaction of {{buyerName}} for {{amount}} in time. The invoice is open again.',
  },
  taken: 'We took {{taken}} back from your balance.',
  owed: 'Your balance didn’t cover {{owed}}, which you owe us.',
});
