import type { Spanish } from '@quittance/sdk/i18n';
import type { cardMailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardMailTexts> = {
  card: 'Tarjeta',
  endingIn: 'terminada en {{digits}}',
  payAgain: 'Puede pagarla de nuevo con esta u otra tarjeta.',
  pay: 'Pagar la factura',
  questions: '¿Dudas? Escriba a {{supportEmail}}.',
};
