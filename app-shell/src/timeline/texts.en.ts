import { defineTexts } from '@quittance/sdk/i18n';

/** The steps of a record, past and expected. */
export const timelineTexts = defineTexts('timeline', {
  expected: 'Expected {{date}}',
});
