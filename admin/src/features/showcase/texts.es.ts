import type { Spanish } from '@quittance/sdk/i18n';
import type { showcaseTexts } from './texts.en.ts';

export const spanish: Spanish<typeof showcaseTexts> = {
  title: 'Muestrario de diseño',
  lead: 'Todas las piezas de las pantallas, en todos sus estados, para quienes las construyen.',
};
