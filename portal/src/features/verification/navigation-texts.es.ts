import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof verificationNavigationTexts> = { verification: 'Verificación' };
