import { defineTexts } from '@quittance/sdk/i18n';

/** The steps of a bank debit, for its payer. */
export const debitTimelineTexts = defineTexts('debit-timeline', {
  title: 'Your bank debit',
  authorized: 'Authorized',
  submitted: 'Taken by your bank',
  settled: 'Paid by your bank',
  cleared: 'Cleared',
  by: 'Expected by {{date}}',
  after: 'Some banking days later: until then, your bank can return it',
});
