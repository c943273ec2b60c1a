import type { Spanish } from '@quittance/sdk/i18n';
import type { scheduledInvoiceNotSentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof scheduledInvoiceNotSentTexts> = {
  subject: 'No se envió su factura para {{buyerName}}',
  heading: 'No se envió su factura programada',
  text: 'La factura para {{buyerName}} debía enviarse el {{sendingDate}}, pero algo en ella ya no es válido. Vuelve a ser un borrador: ábralo para ver qué cambiar y después envíelo o prográmelo.',
  action: 'Abrir el borrador',
};
