import { defineTexts } from '@quittance/sdk/i18n';

/** The page that shows every mail to people who work on the product. */
export const emailingDocsTexts = defineTexts('emailing-docs', {
  title: 'Emails',
  template: 'Template',
  html: 'HTML',
  text: 'Plain text',
});
