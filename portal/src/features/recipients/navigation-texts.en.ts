import { defineTexts } from '@quittance/sdk/i18n';

/** The link to the recipients, which loads before their screens. */
export const recipientsNavigationTexts = defineTexts('recipients-navigation', {
  recipients: 'Recipients',
  add: 'Add a recipient',
});
