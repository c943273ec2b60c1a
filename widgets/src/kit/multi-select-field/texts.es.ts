import type { Spanish } from '@quittance/sdk/i18n';
import type { multiSelectFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof multiSelectFieldTexts> = {
  all: 'Todo',
  selected_one: '{{count}} seleccionada',
  selected_many: '{{count}} seleccionadas',
  selected_other: '{{count}} seleccionadas',
  clearAll: 'Borrar todo',
};
