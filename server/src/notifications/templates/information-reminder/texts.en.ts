import { defineTexts } from '@quittance/sdk/i18n';

/** The owner has not answered a request for information. */
export const informationReminderTexts = defineTexts('information-reminder', {
  verification: {
    subject: 'Reminder: we need more information about {{organizationName}}',
    text: 'We can’t go on with the review of {{organizationName}} without your answer. On {{date}} we asked:',
  },
  transaction: {
    subject: 'Reminder: we need more information about a transaction of {{organizationName}}',
    text: 'A transaction of {{organizationName}} waits for your answer. On {{date}} we asked:',
  },
  heading: 'We’re waiting for your answer',
  amount: 'Amount',
  answer: 'Answer',
  questions: 'Questions? Write to {{supportEmail}}.',
});
