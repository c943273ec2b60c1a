import type { Spanish } from '@quittance/sdk/i18n';
import type { currencyFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof currencyFieldTexts> = {
  popular: 'Más usadas',
  others: 'Otras monedas',
};
