import type { Spanish } from '@quittance/sdk/i18n';
import type { numberFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof numberFieldTexts> = {
  notNumber: 'Introduzca un número.',
  otherCurrency: 'Introduzca un importe en {{currency}}.',
  notWhole: 'Introduzca un número entero.',
  negative: 'No puede ser negativo.',
  tooManyDecimals_one: 'Use {{count}} decimal como máximo.',
  tooManyDecimals_many: 'Use {{count}} de decimales como máximo.',
  tooManyDecimals_other: 'Use {{count}} decimales como máximo.',
  tooLarge: 'El máximo es {{max}}.',
};
