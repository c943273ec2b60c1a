import { defineTexts } from '@quittance/sdk/i18n';
import type { ExplainedReturnCode } from '@quittance/sdk/rules';

/** The head of an invoice: how much, until when, and where it stands; and what is said while there is none. */
export const invoiceHeadTexts = defineTexts('invoice-head', {
  title: 'Invoice',
  loading: 'Loading the invoice…',
  loadFailed: 'We were unable to load your invoice. Please try again.',
  notFound: 'This invoice can’t be found.',
  linkExpired: 'This link has expired. Please ask the seller for a new one.',
  linkInvalid: 'This link is not valid. Please ask the seller for a new one.',
  sessionExpired: 'Your session has expired.',
  sessionExpiredHint: 'Reload the page or sign in again.',
  notConfigured: 'The invoice can’t be shown on this page.',
  notConfiguredHint: 'Please contact the company that sent you the invoice.',
  amountDue: 'Amount due',
  amountPaid: 'Amount paid',
  total: 'Total',
  dueOn: 'Due {{date}}',
  wasDueOn: 'Was due {{date}}',
  authorizedOn: 'Payment authorized on {{date}}',
  panel: {
    reserved: 'Paid. {{seller}} receives the money on {{date}}.',
    reservedLonger: 'Paid. The money is reserved until {{seller}} can receive it.',
    paymentInProgress: 'Your payment is processing. This page updates when it clears.',
    underReview:
      'We’re reviewing your payment. The money has left your account, and this page updates when we’re done.',
    transferReview:
      'We received a bank transfer for this invoice and are reviewing it. When we’re done, it pays the invoice if it covers the amount due.',
    externalNotified:
      'You told {{seller}} on {{date}} that you’ve paid. The invoice stays open until {{seller}} confirms it.',
    paymentRefused: 'Your last payment was refused',
    paymentRefusedText: 'Your bank refused this payment on {{date}}: {{reason}}. You weren’t charged.',
    paymentNotSubmitted: 'Your last payment could not be submitted',
    paymentNotSubmittedText: 'We couldn’t reach your bank on {{date}}. You weren’t charged.',
    paymentReturned: 'Your last payment did not go through',
    paymentReturnedText: 'Your bank returned this payment on {{date}}: {{reason}}. You weren’t charged.',
    coinsDropped: 'Your crypto payment failed',
    coinsDroppedText: 'The network dropped your transaction on {{date}}. You can pay again.',
    cardDeclined: 'Your card was declined',
    cardDeclinedText: 'Your card was declined on {{date}}. You weren’t charged.',
    cardTakenBack: 'Your card payment was taken back',
    cardTakenBackText: 'Your bank took this payment back on {{date}}.',
    cardCharged: 'Your card was charged. {{seller}} gets the money once it has cleared.',
  },
  /** Why a bank refuses or returns a debit, by its code; each continues a sentence. Other codes are shown alone. */
  bankReason: {
    R01: 'insufficient funds',
    R02: 'account closed',
    R03: 'no such account',
    R04: 'invalid account number',
    R05: 'debit not authorized',
    R07: 'authorization revoked',
    R08: 'payment stopped',
    R09: 'uncollected funds',
    R10: 'debit not authorized',
    R13: 'invalid routing number',
    R16: 'account frozen',
    R20: 'account can’t be debited',
    R29: 'debit not authorized',
  } satisfies Readonly<Record<ExplainedReturnCode, string>>,
});
