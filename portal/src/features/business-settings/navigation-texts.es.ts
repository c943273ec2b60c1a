import type { Spanish } from '@quittance/sdk/i18n';
import type { businessSettingsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof businessSettingsNavigationTexts> = {
  label: 'Empresa',
};
