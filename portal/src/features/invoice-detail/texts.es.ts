import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceDetailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceDetailTexts> = {
  title: 'Factura {{number}}',
  untitled: 'Factura',
  draftTitle: 'Borrador de factura',
  scheduledTitle: 'Factura programada',
  panel: 'Sobre esta factura',
  sender: 'Vendedor',
  sentOn: 'Enviada',
  sendingOn: 'Se enviará',
  scheduledText: 'Llega al comprador al comienzo de ese día en Nueva York.',
  sendNow: 'Enviar ahora',
  unschedule: 'Volver a borrador',
  unscheduled: 'La factura es de nuevo un borrador.',
  scheduled: 'Factura programada.',
  authorizedOn: 'Pago autorizado',
  unsure: 'Pago aún sin confirmar',
  readOnly: 'Su rol permite ver facturas, no pagarlas. Pida acceso de gestor al titular de la cuenta.',
  draftText: 'Solo usted ve este borrador. Envíelo cuando esté listo.',
  incompleteText: 'Solo usted ve este borrador. Complételo antes de enviarlo.',
  edit: 'Editar borrador',
  send: 'Enviar factura',
  cancelSending: 'Cancelar',
  sent: 'Factura enviada.',
  downloadPdf: 'Descargar PDF',
  downloadXml: 'Descargar factura electrónica',
};
