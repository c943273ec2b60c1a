import { defineTexts } from '@quittance/sdk/i18n';

/** A withdrawal that came back, for the owners of the business that made it. */
export const withdrawalReturnedTexts = defineTexts('withdrawal-returned', {
  subject: '{{amount}} to {{recipientName}} came back',
  heading: 'Your withdrawal was returned',
  returned:
    'The bank of {{recipientName}} sent {{amount}} back (code {{returnCode}}). We’ll put it back in your account. Check the recipient’s details before you send it again.',
  to: 'To',
  view: 'View transfer',
});
