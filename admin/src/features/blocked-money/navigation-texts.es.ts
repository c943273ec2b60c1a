import type { Spanish } from '@quittance/sdk/i18n';
import type { blockedMoneyNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof blockedMoneyNavigationTexts> = { label: 'Dinero bloqueado' };
