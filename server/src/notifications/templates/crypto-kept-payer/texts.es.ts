import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoKeptPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoKeptPayerTexts> = {
  subject: 'No hemos podido devolverle {{coins}}',
  heading: 'Demasiado poco para devolverlo',
  text: 'Envió {{coins}} a {{sellerName}} que no se pudieron usar: eran más de lo cotizado, llegaron tarde o no bastaban.',
  why: 'La comisión de la red las habría consumido, por eso no las hemos devuelto.',
  kept: 'No devuelto',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
