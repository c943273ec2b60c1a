import type { Spanish } from '@quittance/sdk/i18n';
import type { accountTypeTexts } from './account-type-texts.en.ts';

export const spanish: Spanish<typeof accountTypeTexts> = {
  label: 'Importes abiertos de',
  all: 'Todas las cuentas',
  traditional: 'USD y otras monedas',
};
