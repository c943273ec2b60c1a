import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoFailedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoFailedSellerTexts> = {
  subject: 'El pago de {{invoiceNumber}} por {{buyerName}} ha fallado',
  heading: 'Un pago con criptomonedas ha fallado',
  text: {
    dropped: 'La red ha descartado la transacción de {{buyerName}} por {{amount}}. La factura está abierta de nuevo.',
    unconfirmed:
      'La red no ha confirmado a tiempo la transacción de {{buyerName}} por {{amount}}. La factura está abierta de nuevo.',
  },
  taken: 'Hemos retirado {{taken}} de su saldo.',
  owed: 'Su saldo no cubría {{owed}}, que nos adeuda.',
};
