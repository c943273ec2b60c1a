import type { Spanish } from '@quittance/sdk/i18n';
import type { newAccountsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof newAccountsNavigationTexts> = {
  newAccounts: 'Cuentas nuevas',
};
