import type { Spanish } from '@quittance/sdk/i18n';
import type { debitReturnedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitReturnedSellerTexts> = {
  subject: 'El pago de {{buyerName}} ha sido devuelto',
  heading: 'Un pago ha sido devuelto',
  sentence:
    'El banco de {{buyerName}} ha devuelto el débito de {{amount}}. La factura {{invoiceNumber}} vuelve a estar pendiente.',
};
