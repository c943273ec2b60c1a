import type { Spanish } from '@quittance/sdk/i18n';
import type { accountOpenedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountOpenedTexts> = {
  subject: 'Su cuenta {{account}} está abierta',
  heading: 'Su cuenta {{account}} está abierta',
  text: '{{organizationName}} ya puede recibir, guardar y enviar dinero con su cuenta {{account}}. Los datos de la cuenta indican a quien paga dónde hacerlo.',
  open: 'Ver los datos de la cuenta',
  unexpected: '¿Nadie de su empresa la ha abierto? Escriba a {{supportEmail}}.',
};
