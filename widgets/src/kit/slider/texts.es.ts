import type { Spanish } from '@quittance/sdk/i18n';
import type { sliderTexts } from './texts.en.ts';

export const spanish: Spanish<typeof sliderTexts> = {
  decrease: 'Disminuir',
  increase: 'Aumentar',
  daysEarly_one: '{{count}} día antes',
  daysEarly_many: '{{count}} de días antes',
  daysEarly_other: '{{count}} días antes',
};
