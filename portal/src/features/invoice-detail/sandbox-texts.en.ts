import { defineTexts } from '@quittance/sdk/i18n';

/** Decisions of compliance about a payment, in the sandbox. */
export const sandboxPaymentTexts = defineTexts('sandbox-payment', {
  title: 'Sandbox: compliance',
  before: 'Choose whether compliance puts payments from your balance on hold.',
  decide: 'Decide about this payment as our staff would.',
  askBlock: 'Block this money?',
  askBlockText: 'You can’t unblock it. Only a license of the authority releases it, and two people must agree.',
  cancelBlock: 'Cancel',
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
    hold: 'Your payments are on hold for review.',
    pass: 'Your payments are no longer on hold.',
    ask: 'Staff asked you for information.',
    allow: 'The payment was allowed.',
    deny: 'The payment was denied.',
    block: 'The money was blocked.',
    'not-verified': 'The payment was returned.',
  },
});
