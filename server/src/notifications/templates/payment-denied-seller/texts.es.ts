import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentDeniedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentDeniedSellerTexts> = {
  subject: 'Pago de la factura {{invoiceNumber}} denegado',
  heading: 'Se ha denegado un pago',
  denied: '{{buyerName}} intentó pagar, pero la transacción fue denegada.',
  contact: 'Para más información, puede escribir a {{supportEmail}}.',
  notVerified:
    'Su empresa no se verificó a tiempo, así que el pago completo de {{amount}} de la factura {{invoiceNumber}} se devolvió a {{buyerName}}.',
};
