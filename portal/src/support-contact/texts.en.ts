import { defineTexts } from '@quittance/sdk/i18n';

/** Whom to write to. */
export const supportContactTexts = defineTexts('support-contact', {
  questions: 'Questions? Write to',
});
