import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentReleasedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentReleasedSellerTexts> = {
  subject: '{{amount}} de {{buyerName}} ya está en su saldo',
  heading: 'Dinero añadido a su saldo',
  released: 'El pago de {{amount}} de {{buyerName}} por la factura {{invoiceNumber}} ya está en su saldo.',
};
