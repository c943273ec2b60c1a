import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoReturnedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoReturnedPayerTexts> = {
  subject: 'Le hemos devuelto {{coins}}',
  heading: 'Sus monedas están de vuelta',
  text: 'Le hemos devuelto {{coins}} que había enviado para pagar a {{sellerName}}.',
  why: 'Eran más de lo cotizado, llegaron tarde, no bastaban o el pago no se pudo hacer. La comisión de la red se descontó de ellas.',
  sent: 'Devuelto',
  fee: 'Comisión de la red',
  address: 'A la dirección',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
