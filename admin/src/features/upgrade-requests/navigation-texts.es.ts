import type { Spanish } from '@quittance/sdk/i18n';
import type { upgradeRequestsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof upgradeRequestsNavigationTexts> = { label: 'Mejoras' };
