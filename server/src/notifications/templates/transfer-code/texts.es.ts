import type { Spanish } from '@quittance/sdk/i18n';
import type { transferCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof transferCodeTexts> = {
  subject: '{{code}} es su código para confirmar la transferencia',
  heading: 'Confirme su transferencia',
  enterCode:
    'Escriba este código para enviar {{total}} a {{recipient}}. Vale durante 10 minutos y una sola vez, solo para esta transferencia.',
  leaves: 'Sale de su cuenta',
  arrives: 'Llega',
  to: 'Para',
  unexpected: 'Si no está haciendo ninguna transferencia, escríbanos enseguida a {{supportEmail}}.',
};
