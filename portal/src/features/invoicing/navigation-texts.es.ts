import type { Spanish } from '@quittance/sdk/i18n';
import type { invoicingNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof invoicingNavigationTexts> = { log: 'Registro' };
