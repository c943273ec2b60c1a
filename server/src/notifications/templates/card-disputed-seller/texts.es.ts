import type { Spanish } from '@quittance/sdk/i18n';
import type { cardDisputedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardDisputedSellerTexts> = {
  subject: '{{buyerName}} reclama el pago de la factura {{invoiceNumber}}',
  heading: 'Un pago con tarjeta está en disputa',
  text: '{{buyerName}} ha pedido a su banco la devolución de {{amount}}, pagados con tarjeta por la factura {{invoiceNumber}}.',
  next: 'Decide el procesador de tarjetas. Hasta entonces, el dinero que aún no está en su saldo queda reservado. Si pierde la disputa, el importe se retirará.',
};
