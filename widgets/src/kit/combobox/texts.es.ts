import type { Spanish } from '@quittance/sdk/i18n';
import type { comboboxTexts } from './texts.en.ts';

export const spanish: Spanish<typeof comboboxTexts> = {
  selectAnOption: 'Seleccione una opción',
  noOptions: 'No hay opciones disponibles',
  noMatches: 'No hay opciones que coincidan',
  search: 'Buscar',
  matches_one: '{{count}} opción',
  matches_many: '{{count}} opciones',
  matches_other: '{{count}} opciones',
  done: 'Listo',
  loading: 'Cargando…',
};
