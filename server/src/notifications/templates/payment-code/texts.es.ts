import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentCodeTexts> = {
  subject: '{{code}} es su código para confirmar el pago',
  heading: 'Confirme su pago',
  enterCode:
    'Escriba este código para confirmar el pago de {{amount}} a {{sellerName}}. Vale durante 10 minutos y una sola vez, solo para esta factura.',
  payee: 'Para',
  unexpected: 'Si no ha hecho ningún pago, escríbanos enseguida a {{supportEmail}}.',
};
