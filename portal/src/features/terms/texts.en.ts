import { defineTexts } from '@quittance/sdk/i18n';

/** The page of the terms; their texts come from the installation. */
export const termsTexts = defineTexts('terms', {
  title: 'Terms and conditions',
  documents: 'Documents',
  version: 'Version {{version}}',
});
