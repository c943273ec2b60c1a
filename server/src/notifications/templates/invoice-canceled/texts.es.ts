import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceCanceledTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceCanceledTexts> = {
  subject: '{{sellerName}} ha cancelado la factura {{invoiceNumber}}',
  heading: 'Factura cancelada',
  canceled: '{{sellerName}} ha cancelado la factura {{invoiceNumber}} por {{amount}}. No tiene que pagarla.',
  paymentNotOwed: 'Motivo: el pago no se debe.',
  incorrectInvoice: 'Motivo: la factura es incorrecta.',
};
