import type { Spanish } from '@quittance/sdk/i18n';
import type { sellerDebtsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof sellerDebtsNavigationTexts> = { label: 'Deudas de vendedores' };
