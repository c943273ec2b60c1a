import { defineTexts } from '@quittance/sdk/i18n';

/** The country of a phone number. */
export const phoneFieldTexts = defineTexts('phone-field', {
  phoneCountry: 'Country of the number',
  callingCode: 'Country: {{country}}, +{{code}}',
});
