import type { Spanish } from '@quittance/sdk/i18n';
import type { portalPaletteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof portalPaletteTexts> = {
  placeholder: 'Contactos, facturas, páginas',
  draft: 'Borrador',
  groups: {
    pages: 'Páginas',
    contact: 'Contactos',
    invited: 'Contactos invitados',
    income: 'Ingresos',
    expense: 'Gastos',
  },
};
