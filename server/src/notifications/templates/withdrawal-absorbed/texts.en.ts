import { defineTexts } from '@quittance/sdk/i18n';

/** A withdrawal that was paid after its money was given back, which we bear, for the owners of the business that made it. */
export const withdrawalAbsorbedTexts = defineTexts('withdrawal-absorbed', {
  subject: '{{paid}} to {{recipientName}} was paid after all',
  heading: 'Your withdrawal was paid after all',
  absorbed:
    'The bank had reported that your withdrawal failed, so we put the money back in your account. It has now paid {{paid}} to {{recipientName}}. We cover this payment: the money stays in your account.',
  to: 'To',
  view: 'View transfer',
});
