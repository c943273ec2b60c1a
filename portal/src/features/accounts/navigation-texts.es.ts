import type { Spanish } from '@quittance/sdk/i18n';
import type { accountsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof accountsNavigationTexts> = {
  accounts: 'Cuentas',
  open: 'Abrir una cuenta',
};
