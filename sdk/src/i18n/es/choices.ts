import type { choices as english } from '../en/choices.ts';

export const choices: Record<keyof typeof english | 'matches_many' | 'selected_many', string> = {
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
