import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentDeniedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentDeniedPayerTexts> = {
  subject: 'Su pago a {{sellerName}} ha sido denegado',
  heading: 'Su pago ha sido denegado',
  denied: 'No hemos podido hacer su pago de {{amount}} a {{sellerName}}.',
  notVerified: '{{sellerName}} no se verificó a tiempo, así que su pago de {{amount}} no se hizo.',
  place: {
    balance: 'El dinero está de nuevo en su cuenta.',
    bank: 'El dinero vuelve a la cuenta bancaria de la que salió.',
    card: 'El dinero vuelve a su tarjeta.',
    wallet: 'Las monedas vuelven a la dirección que nos indicó.',
    waiting: 'Le devolveremos el dinero. Escríbanos para que sepamos adónde.',
    blocked: 'La ley nos obliga a retener el dinero por ahora. Escríbanos.',
  },
};
