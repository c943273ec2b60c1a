import type { Spanish } from '@quittance/sdk/i18n';
import type { depositSentBackTexts } from './texts.en.ts';

export const spanish: Spanish<typeof depositSentBackTexts> = {
  subject: 'Un depósito de {{amount}} vuelve a su remitente',
  heading: 'Un depósito se devuelve',
  denied:
    'No hemos podido aceptar un depósito de {{amount}} para su cuenta. Vuelve a la cuenta bancaria de la que salió.',
  recalled: 'El banco del remitente ha reclamado un depósito de {{amount}}. Lo hemos retirado de su cuenta y devuelto.',
  from: 'De',
  view: 'Ver el depósito',
};
