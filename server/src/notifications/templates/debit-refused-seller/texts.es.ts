import type { Spanish } from '@quittance/sdk/i18n';
import type { debitRefusedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitRefusedSellerTexts> = {
  subject: 'El pago de {{buyerName}} no se ha podido enviar',
  heading: 'No se ha podido enviar un débito',
  sentence:
    'El débito de {{amount}} no se ha podido enviar al banco de {{buyerName}}. La factura {{invoiceNumber}} vuelve a estar pendiente.',
};
