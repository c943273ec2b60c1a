import type { Spanish } from '@quittance/sdk/i18n';
import type { staffNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof staffNavigationTexts> = { staff: 'Personal' };
