import { defineTexts } from '../texts.ts';

/** What the kit's parts say in every widget. */
export const kitTexts = defineTexts('kit', {
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  somethingWentWrong: 'Something went wrong. Please try again.',
});
