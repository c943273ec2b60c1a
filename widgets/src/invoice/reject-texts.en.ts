import { defineTexts } from '@quittance/sdk/i18n';

/** A guest rejects an invoice. */
export const rejectTexts = defineTexts('invoice-reject', {
  action: 'Reject this invoice',
  text: '{{seller}} is told by email, and you can’t pay the invoice afterwards.',
  reason: 'Reason',
  keep: 'Keep invoice',
  submit: 'Reject invoice',
  unconfirmed: 'We lost the connection. Try again: it is rejected only once.',
  failed: 'We couldn’t reject the invoice. Try again.',
});
