import type { Spanish } from '@quittance/sdk/i18n';
import type { fxCoversNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof fxCoversNavigationTexts> = { label: 'Cobertura de divisas' };
