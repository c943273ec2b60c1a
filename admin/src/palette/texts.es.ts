import type { Spanish } from '@quittance/sdk/i18n';
import type { backOfficePaletteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof backOfficePaletteTexts> = {
  placeholder: 'Empresas, personas, páginas',
  groups: { pages: 'Páginas', organization: 'Empresas', person: 'Personas' },
};
