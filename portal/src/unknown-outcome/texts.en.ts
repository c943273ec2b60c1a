import { defineTexts } from '@quittance/sdk/i18n';

/** The answer to a command that moves money was lost. */
export const unknownOutcomeTexts = defineTexts('unknown-outcome', {
  title: 'We lost the connection',
  text: 'We can check and finish it; the money won’t move twice.',
  stillUnknown: 'There is still no answer. Try again in a moment.',
  check: 'Check and finish',
  stay: 'Stay',
  leave: 'Leave',
});
