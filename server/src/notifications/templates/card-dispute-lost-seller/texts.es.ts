import type { Spanish } from '@quittance/sdk/i18n';
import type { cardDisputeLostSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardDisputeLostSellerTexts> = {
  subject: 'El pago con tarjeta de {{buyerName}} ha sido retirado',
  heading: 'Un pago con tarjeta ha sido retirado',
  text: 'La disputa sobre el pago con tarjeta de {{amount}} se ha resuelto a favor de {{buyerName}}.',
  taken: 'Hemos retirado {{taken}} de su saldo.',
  owed: 'Su saldo no ha bastado: queda a deber {{owed}}.',
  openAgain: 'La factura {{invoiceNumber}} vuelve a estar pendiente.',
};
