import type { Spanish } from '@quittance/sdk/i18n';
import type { accountLinkTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountLinkTexts> = {
  addMoney: 'Añadir dinero',
  withdraw: 'Retirar',
  details: 'Datos',
};
