import { defineTexts } from '@quittance/sdk/i18n';

/** A returned withdrawal that was paid before its refund, for the owners of the business that made it. */
export const withdrawalCoveredTexts = defineTexts('withdrawal-covered', {
  subject: '{{paid}} to {{recipientName}} was paid after all',
  heading: 'Your withdrawal was paid after all',
  covered:
    'The bank had sent your withdrawal back. It has now paid {{paid}} to {{recipientName}} with the money that came back, so there is no refund. Nothing else is taken from your account.',
  to: 'To',
  view: 'View transfer',
});
