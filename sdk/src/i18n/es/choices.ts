import type { choiceTexts } from '../en/choices.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof choiceTexts> = {
  selectAnOption: 'Seleccione una opción',
  noOptions: 'No hay opciones disponibles',
  noMatches: 'No hay opciones que coincidan',
  search: 'Buscar',
  matches_one: '{{count}} opción',
  matches_many: '{{count}} opciones',
  matches_other: '{{count}} opciones',
  all: 'Todo',
  selected_one: '{{count}} seleccionada',
  selected_many: '{{count}} seleccionadas',
  selected_other: '{{count}} seleccionadas',
  clearAll: 'Borrar todo',
  done: 'Listo',
  loading: 'Cargando…',
  popular: 'Más usadas',
  others: 'Otras monedas',
  phoneCountry: 'País del número',
  callingCode: 'País: {{country}}, +{{code}}',
};
