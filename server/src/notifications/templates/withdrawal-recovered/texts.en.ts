import { defineTexts } from '@quittance/sdk/i18n';

/** A withdrawal that was paid after its money was given back, and that the bank took back, for the owners of the business that made it. */
export const withdrawalRecoveredTexts = defineTexts('withdrawal-recovered', {
  subject: 'The bank took back your payment of {{paid}} to {{recipientName}}',
  heading: 'The bank took your withdrawal back',
  recovered:
    'The bank had paid your withdrawal of {{paid}} to {{recipientName}} after it had failed. It has taken this payment back, so {{recipientName}} doesn’t have the money. It stays in your account.',
  to: 'To',
  view: 'View transfer',
});
