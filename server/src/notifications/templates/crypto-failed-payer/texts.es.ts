import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoFailedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoFailedPayerTexts> = {
  subject: 'Su pago a {{sellerName}} no se ha completado',
  heading: {
    dropped: 'La red ha descartado su transacción',
    unconfirmed: 'La red no ha confirmado su transacción a tiempo',
  },
  text: {
    dropped:
      'Su pago con criptomonedas de {{amount}} a {{sellerName}} no se ha confirmado: la transacción ya no está en la red.',
    unconfirmed:
      'Su pago con criptomonedas de {{amount}} a {{sellerName}} no se ha confirmado a tiempo, por lo que ha terminado.',
  },
  payAgain: {
    dropped: 'Si su billetera aún muestra las monedas, puede pagar la factura de nuevo.',
    unconfirmed:
      'Puede pagar la factura de nuevo. Si la red aún confirma las monedas, volverán a la dirección que nos indicó, menos la comisión de la red.',
  },
  pay: 'Pagar la factura',
};
