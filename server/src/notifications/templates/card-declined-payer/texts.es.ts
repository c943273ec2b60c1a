import type { Spanish } from '@quittance/sdk/i18n';
import type { cardDeclinedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardDeclinedPayerTexts> = {
  subject: 'Su pago a {{sellerName}} no se ha completado',
  heading: 'No se ha hecho ningún cobro en su tarjeta',
  text: 'Su pago con tarjeta de {{amount}} a {{sellerName}} no se ha completado. No se ha cobrado nada y la factura sigue pendiente.',
};
