import { defineTexts } from '@quittance/sdk/i18n';

/** What every field may say. Other texts of fields are separate: small widgets have fields too. */
export const fieldTexts = defineTexts('field', {
  optional: 'Optional',
});
