import { defineTexts } from '@quittance/sdk/i18n';

/** The page of an address that doesn't exist. */
export const notFoundTexts = defineTexts('not-found', {
  title: 'Page not found',
  text: 'We could not find this page in the back office.',
});
