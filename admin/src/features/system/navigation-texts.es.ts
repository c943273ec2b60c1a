import type { Spanish } from '@quittance/sdk/i18n';
import type { systemNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof systemNavigationTexts> = { system: 'Sistema' };
