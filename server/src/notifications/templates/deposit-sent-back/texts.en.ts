import { defineTexts } from '@quittance/sdk/i18n';

/** A deposit that goes back to its sender, for the owners of the business that it was for. */
export const depositSentBackTexts = defineTexts('deposit-sent-back', {
  subject: 'A deposit of {{amount}} goes back to its sender',
  heading: 'A deposit goes back',
  denied:
    'We could not accept a deposit of {{amount}} for your account. It goes back to the bank account that it came from.',
  recalled:
    'The sender’s bank has asked for a deposit of {{amount}} back. We took it from your account and returned it.',
  from: 'From',
  view: 'View deposit',
});
