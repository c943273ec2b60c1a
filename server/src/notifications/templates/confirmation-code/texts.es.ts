import type { Spanish } from '@quittance/sdk/i18n';
import type { confirmationCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof confirmationCodeTexts> = {
  subject: '{{code}} es su código de confirmación de {{brandName}}',
  heading: 'Su código de confirmación',
  enterCode: 'Escriba este código para {{confirms}}. Vale durante 10 minutos y una sola vez.',
  confirmRequest: 'confirmar lo que ha pedido',
  unexpected: 'Si no lo ha pedido, escríbanos enseguida a {{supportEmail}}.',
};
