import { defineTexts } from '@quittance/sdk/i18n';

/** A recurring invoice that could not be sent, for its seller. */
export const seriesPausedTexts = defineTexts('series-paused', {
  subject: 'Your recurring invoice to {{buyerName}} was not sent',
  heading: 'A recurring invoice is paused',
  notSent: 'We could not send the next invoice to {{buyerName}}, which repeats invoice {{invoiceNumber}}.',
  next: 'Check that your account in its currency is open and that your company is active. Then open the invoice and resume it.',
});
