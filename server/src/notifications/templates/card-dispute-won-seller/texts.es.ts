import type { Spanish } from '@quittance/sdk/i18n';
import type { cardDisputeWonSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardDisputeWonSellerTexts> = {
  subject: 'La disputa de la factura {{invoiceNumber}} se ha resuelto a su favor',
  heading: 'Ha ganado la disputa',
  text: 'El pago con tarjeta de {{amount}} de {{buyerName}} sigue siendo válido.',
};
