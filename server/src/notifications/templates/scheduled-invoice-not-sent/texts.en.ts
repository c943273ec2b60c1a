import { defineTexts } from '@quittance/sdk/i18n';

/** A scheduled invoice that could not be sent, for its seller. */
export const scheduledInvoiceNotSentTexts = defineTexts('scheduled-invoice-not-sent', {
  subject: 'Your invoice for {{buyerName}} was not sent',
  heading: 'Your scheduled invoice was not sent',
  text: 'The invoice for {{buyerName}} was to be sent on {{sendingDate}}, but something in it no longer holds. It is a draft again: open it to see what to change, then send or schedule it.',
  action: 'Open the draft',
});
