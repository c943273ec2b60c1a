import { defineTexts } from '@quittance/sdk/i18n';

/** The agreement to the terms. */
export const termsLabelTexts = defineTexts('terms-label', {
  accept: 'I have read and accept the',
  terms: 'terms and conditions',
});
