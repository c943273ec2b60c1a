import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentExceptionsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof paymentExceptionsNavigationTexts> = { label: 'Incidencias' };
