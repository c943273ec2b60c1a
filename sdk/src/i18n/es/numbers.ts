import type { numberTexts } from '../en/numbers.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof numberTexts> = {
  notNumber: 'Introduzca un número.',
  otherCurrency: 'Introduzca un importe en {{currency}}.',
  notWhole: 'Introduzca un número entero.',
  negative: 'No puede ser negativo.',
  tooManyDecimals_one: 'Use {{count}} decimal como máximo.',
  tooManyDecimals_many: 'Use {{count}} de decimales como máximo.',
  tooManyDecimals_other: 'Use {{count}} decimales como máximo.',
  tooLarge: 'El máximo es {{max}}.',
};
