import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentConfirmationPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentConfirmationPayerTexts> = {
  subject: 'Pago a {{sellerName}} recibido',
  heading: 'Gracias por su pago',
  received: 'Hemos recibido su pago de {{amount}} a {{sellerName}}.',
  date: 'Fecha',
};
