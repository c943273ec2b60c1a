import type { numbers as english } from '../en/numbers.ts';

export const numbers = {
  notNumber: 'Introduzca un número.',
  otherCurrency: 'Introduzca un importe en {{currency}}.',
  notWhole: 'Introduzca un número entero.',
  negative: 'No puede ser negativo.',
  tooManyDecimals_one: 'Use {{count}} decimal como máximo.',
  tooManyDecimals_many: 'Use {{count}} de decimales como máximo.',
  tooManyDecimals_other: 'Use {{count}} decimales como máximo.',
  tooLarge: 'El máximo es {{max}}.',
} satisfies typeof english & { readonly tooManyDecimals_many: string };
