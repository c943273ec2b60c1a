import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentReceivedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentReceivedSellerTexts> = {
  subject: '{{buyerName}} ha pagado la factura {{invoiceNumber}}',
  heading: 'Ha recibido un pago',
  paid: '{{buyerName}} ha pagado {{amount}} de la factura {{invoiceNumber}}.',
  inBalance: 'Disponible en su saldo',
  onceActive: 'Cuando su empresa esté verificada y activa',
};
