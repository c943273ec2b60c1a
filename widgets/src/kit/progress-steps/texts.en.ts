import { defineTexts } from '@quittance/sdk/i18n';

/** How far something is. */
export const progressStepsTexts = defineTexts('progress-steps', {
  summary: 'Step {{number}} of {{count}}',
  next: 'Next: {{name}}',
  done: 'Done',
  hasError: 'Needs attention',
});
