import { defineTexts } from '@quittance/sdk/i18n';

/** The parts of a postal address. */
export const addressFieldsTexts = defineTexts('address-fields', {
  line1: 'Street and number',
  line2: 'Suite, floor or building',
  city: 'City',
  subdivision: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
});
