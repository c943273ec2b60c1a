import type { Spanish } from '@quittance/sdk/i18n';
import type { staffDepositsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof staffDepositsNavigationTexts> = { label: 'Depósitos' };
