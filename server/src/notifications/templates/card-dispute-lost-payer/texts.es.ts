import type { Spanish } from '@quittance/sdk/i18n';
import type { cardDisputeLostPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardDisputeLostPayerTexts> = {
  subject: 'Su pago con tarjeta a {{sellerName}} ha sido retirado',
  heading: 'Su pago con tarjeta ha sido retirado',
  text: 'Su banco ha retirado el pago con tarjeta de {{amount}} a {{sellerName}}. La factura vuelve a estar pendiente.',
};
