import { defineTexts } from '@quittance/sdk/i18n';

/** Simulates deposits, in sandbox mode. */
export const sandboxDepositTexts = defineTexts('sandbox-deposit', {
  title: 'Sandbox',
  text: 'A bank credit arrives as if a customer had sent it.',
  open: 'Simulate deposit',
  dialogTitle: 'Simulate a deposit to {{account}}',
  amount: 'Amount',
  outcome: 'What happens',
  outcomes: {
    arrived: 'It arrives',
    unassigned: 'No account or reference: it waits for staff',
    delayed: 'It arrives on the next banking day',
    'duplicate-notice': 'The bank reports it twice',
    recalled: 'The sender’s bank asks for it back on the next banking day',
    held: 'Compliance puts it on hold and asks me about it',
  },
  submit: 'Deposit',
  done: {
    arrived: '{{amount}} added to your {{account}} account.',
    unassigned: '{{amount}} arrived without a reference. It waits until staff assign it.',
    delayed: '{{amount}} will be added to your {{account}} account on the next banking day.',
    'duplicate-notice': 'The bank reported {{amount}} twice. It was added to your {{account}} account once.',
    recalled:
      '{{amount}} added to your {{account}} account. The sender’s bank will ask for it back on the next banking day.',
    held: '{{amount}} for your {{account}} account is on hold. We emailed you a question about it.',
  },
  unknownTitle: 'We lost the connection',
  unknown: 'We can check and finish it; the deposit won’t be made twice.',
  check: 'Check the deposit',
  range: 'Enter an amount above 0, at most {{max}}.',
});
