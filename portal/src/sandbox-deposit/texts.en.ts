import { defineTexts } from '@quittance/sdk/i18n';

/** Simulates deposits, in sandbox mode. */
export const sandboxDepositTexts = defineTexts('sandbox-deposit', {
  title: 'Sandbox',
  text: 'A bank credit arrives as if a customer had sent it.',
  open: 'Simulate deposit',
  dialogTitle: 'Simulate a deposit to {{account}}',
  amount: 'Amount',
  review: 'Compliance keeps it back and asks me about it',
  submit: 'Deposit',
  done: '{{amount}} added to your {{account}} account.',
  kept: '{{amount}} for your {{account}} account is kept back. We emailed you a question about it.',
  unknownTitle: 'We lost the connection',
  unknown: 'We can check and finish it; the deposit won’t be made twice.',
  check: 'Check the deposit',
  range: 'Enter an amount above 0, at most {{max}}.',
});
