import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentHeldSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentHeldSellerTexts> = {
  subject: '{{buyerName}} está pagando la factura {{invoiceNumber}}',
  heading: 'Estamos revisando un pago',
  held: '{{buyerName}} ha pagado {{amount}} por la factura {{invoiceNumber}}. Revisamos el pago antes de que le llegue.',
  next: 'No tiene que hacer nada. Le escribiremos cuando se acredite.',
};
