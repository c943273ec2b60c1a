import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoFailedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoFailedPayerTexts> = {
  subject: 'Su pago a {{sellerName}} no se ha completado',
  heading: 'La red ha descartado su transacción',
  text: 'Su pago con criptomonedas de {{amount}} a {{sellerName}} no se ha confirmado: la transacción ya no está en la red.',
  payAgain: 'Si su billetera aún muestra las monedas, puede pagar la factura de nuevo.',
  pay: 'Pagar la factura',
};
