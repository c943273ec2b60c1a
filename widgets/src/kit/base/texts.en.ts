import { defineTexts } from '@quittance/sdk/i18n';

/** What parts of the kit have in common. */
export const kitTexts = defineTexts('kit', {
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  somethingWentWrong: 'Something went wrong. Please try again.',
});
