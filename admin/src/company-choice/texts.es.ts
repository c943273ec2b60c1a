import type { Spanish } from '@quittance/sdk/i18n';
import type { companyChoiceTexts } from './texts.en.ts';

export const spanish: Spanish<typeof companyChoiceTexts> = {
  search: 'Buscar una empresa',
  searchPlaceholder: 'Nombre, identificador o correo',
  hint: 'Busque por nombre, identificador o correo de un miembro.',
  searching: 'Buscando…',
  none: 'Ninguna empresa coincide.',
};
