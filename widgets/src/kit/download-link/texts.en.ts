import { defineTexts } from '@quittance/sdk/i18n';

/** A download. */
export const downloadLinkTexts = defineTexts('download-link', {
  downloadStarting: 'The download is starting…',
});
