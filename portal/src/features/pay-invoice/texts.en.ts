import { defineTexts } from '@quittance/sdk/i18n';

/** The page on which a guest pays. */
export const payInvoiceTexts = defineTexts('pay-invoice', {
  title: 'Pay invoice',
  previewTitle: 'Invoice preview',
  noToken: 'This link is not complete',
  noTokenText: 'Please open the whole link from the email that the seller sent you.',
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in to pay from your balance',
  signInToOpen: 'Sign in to open the invoice',
  secure: 'Secure payment by {{brand}}',
  help: 'Questions about paying? Write to',
});
