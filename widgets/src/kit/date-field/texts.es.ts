import type { Spanish } from '@quittance/sdk/i18n';
import type { dateFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof dateFieldTexts> = {
  placeholder: '-Elija una fecha-',
  openCalendar: 'Abrir el calendario',
  chooseDate: 'Elija una fecha',
  clear: 'Borrar',
  invalid: 'Fecha no válida',
  broughtBack: 'Se requiere una fecha. Se restauró la anterior, {{date}}.',
  tooLate: 'Elija el {{date}} o una fecha anterior.',
  tooEarly: 'Elija el {{date}} o una fecha posterior.',
  setToLatest: 'Se puso la última fecha posible, {{date}}.',
  setToEarliest: 'Se puso la primera fecha posible, {{date}}.',
};
