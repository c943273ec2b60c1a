import { defineTexts } from '@quittance/sdk/i18n';

/** Decisions of compliance about a payment, in the sandbox. */
export const sandboxPaymentTexts = defineTexts('sandbox-payment', {
  title: 'Sandbox: compliance',
  before: 'Choose whether compliance holds payments that you make from your balance.',
  decide: 'Decide about this payment as our staff would.',
  action: {
    hold: 'Hold my payments',
    pass: 'Let them pass',
    ask: 'Ask for information',
    allow: 'Allow',
    deny: 'Deny',
    block: 'Block the money',
    'not-verified': 'Seller not verified in time',
  },
  done: {
    hold: 'Your payments are held for review.',
    pass: 'Your payments are no longer held.',
    ask: 'Staff asked you for information.',
    allow: 'The payment was allowed.',
    deny: 'The payment was denied.',
    block: 'The money was blocked.',
    'not-verified': 'The payment was returned.',
  },
});
