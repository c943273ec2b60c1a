import { defineTexts } from '@quittance/sdk/i18n';

/** What explains the status of a transfer or a deposit. */
export const statusTimelineTexts = defineTexts('status-timeline', {
  title: 'What has happened, and what comes next',
  risks: 'What could still go wrong',
  expected: 'Expected {{date}}',
  late: 'Late since {{date}}',
  whenUnknown: 'No date yet',
});
