import type { Spanish } from '@quittance/sdk/i18n';
import type { characterCountTexts } from './character-count-texts.en.ts';

export const spanish: Spanish<typeof characterCountTexts> = {
  charactersLeft_one: 'Queda {{count}} carácter',
  charactersLeft_many: 'Quedan {{count}} de caracteres',
  charactersLeft_other: 'Quedan {{count}} caracteres',
};
