import { defineTexts } from '@quittance/sdk/i18n';

/** A withdrawal that was paid after its money was given back, for the owners of the business that made it. */
export const withdrawalChargedTexts = defineTexts('withdrawal-charged', {
  subject: '{{paid}} to {{recipientName}} was paid after all',
  heading: 'Your withdrawal was paid after all',
  charged:
    'The bank had reported that your withdrawal failed, so we put the money back in your account. It has now paid {{paid}} to {{recipientName}}. We took {{charged}} from your account again, without a fee.',
  to: 'To',
  view: 'View transfer',
});
