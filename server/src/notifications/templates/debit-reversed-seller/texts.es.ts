import type { Spanish } from '@quittance/sdk/i18n';
import type { debitReversedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitReversedSellerTexts> = {
  subject: 'El pago de {{buyerName}} ha sido retirado',
  heading: 'Un pago ha sido retirado',
  takenBack: 'El banco de {{buyerName}} ha retirado el débito de {{amount}} cuando ya estaba en su saldo.',
  taken: 'Hemos retirado {{taken}} de su saldo.',
  owed: 'Su saldo no ha bastado: queda a deber {{owed}}.',
  openAgain: 'La factura {{invoiceNumber}} vuelve a estar pendiente.',
};
