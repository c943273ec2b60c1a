import type { Spanish } from '@quittance/sdk/i18n';
import type { upgradeOfferTexts } from './texts.en.ts';

export const spanish: Spanish<typeof upgradeOfferTexts> = {
  request: 'Solicitar una mejora',
  requested: 'Solicitó una mejora el {{date}}. Le escribiremos por correo.',
};
