import type { Spanish } from '@quittance/sdk/i18n';
import type { paletteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paletteTexts> = {
  title: 'Buscar',
  searching: 'Buscando…',
  nothing: 'Nada coincide con “{{text}}”',
  nothingHint: 'Pruebe con parte de un nombre o de un número.',
  found_one: '{{count}} resultado',
  found_many: '{{count}} de resultados',
  found_other: '{{count}} resultados',
  failed: 'La búsqueda falló. Solo se muestran páginas.',
  retry: 'Reintentar',
  hintMove: 'para moverse',
  hintOpen: 'para abrir',
  hintClose: 'para cerrar',
};
