import type { Spanish } from '@quittance/sdk/i18n';
import type { signInCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof signInCodeTexts> = {
  subject: '{{code}} es su código de acceso a {{brandName}}',
  heading: 'Su código de acceso',
  enterCode: 'Escriba este código para terminar de acceder a {{brandName}}. Vale durante 10 minutos y una sola vez.',
  unexpected: 'Si no ha intentado acceder, cambie su contraseña y escríbanos a {{supportEmail}}.',
};
