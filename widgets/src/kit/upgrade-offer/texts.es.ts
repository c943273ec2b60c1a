import type { Spanish } from '@quittance/sdk/i18n';
import type { ownerTexts } from './owner-texts.en.ts';

export const spanish: Spanish<typeof ownerTexts> = {
  upgrade: {
    needed: 'Este acceso requiere el plan Premium o uno superior. Mientras no lo tenga, elija sin acceso.',
    request: 'Solicitar una mejora',
    requested: 'Solicitó una mejora el {{date}}. Le escribiremos. Hasta entonces, elija sin acceso.',
  },
};
