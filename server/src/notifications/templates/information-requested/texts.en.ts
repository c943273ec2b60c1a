import { defineTexts } from '@quittance/sdk/i18n';

/** Staff ask for more information; for the owner. */
export const informationRequestedTexts = defineTexts('information-requested', {
  verification: {
    subject: 'We need more information about {{organizationName}}',
    heading: 'We need more information',
    text: 'We’re reviewing {{organizationName}} and need an answer from you:',
  },
  transaction: {
    subject: 'We need more information about a transaction of {{organizationName}}',
    heading: 'We need more information about a transaction',
    text: 'We’re checking a transaction of {{organizationName}} and need an answer from you:',
  },
  amount: 'Amount',
  answer: 'Answer',
  questions: 'Questions? Write to {{supportEmail}}.',
});
