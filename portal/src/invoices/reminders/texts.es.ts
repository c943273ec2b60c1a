import type { Spanish } from '@quittance/sdk/i18n';
import type { remindersTexts } from './texts.en.ts';

export const spanish: Spanish<typeof remindersTexts> = {
  title: 'Recordatorios',
  hint: 'Escribimos al comprador esos días mientras la factura esté pendiente. Los recordatorios terminan cuando se paga.',
  field: 'Enviar un recordatorio',
  none: 'Sin recordatorios',
  before_one: '{{count}} día antes del vencimiento',
  before_many: '{{count}} de días antes del vencimiento',
  before_other: '{{count}} días antes del vencimiento',
  on: 'El día del vencimiento',
  after_one: '{{count}} día después del vencimiento',
  after_many: '{{count}} de días después del vencimiento',
  after_other: '{{count}} días después del vencimiento',
  next: 'Próximo recordatorio',
  plan: 'Programar recordatorios',
  save: 'Guardar recordatorios',
  cancel: 'Cancelar',
  saved: 'Recordatorios guardados.',
};
