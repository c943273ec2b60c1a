import type { Spanish } from '@quittance/sdk/i18n';
import type { addressFieldsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof addressFieldsTexts> = {
  line1: 'Calle y número',
  line2: 'Piso, planta o edificio',
  city: 'Ciudad',
  subdivision: 'Estado o región',
  postalCode: 'Código postal',
  country: 'País',
};
