import type { Spanish } from '@quittance/sdk/i18n';
import type { organizationsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof organizationsNavigationTexts> = {
  companies: 'Empresas',
};
