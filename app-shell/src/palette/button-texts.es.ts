import type { Spanish } from '@quittance/sdk/i18n';
import type { paletteButtonTexts } from './button-texts.en.ts';

export const spanish: Spanish<typeof paletteButtonTexts> = {
  search: 'Buscar',
};
