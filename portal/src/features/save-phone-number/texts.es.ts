import type { Spanish } from '@quittance/sdk/i18n';
import type { savePhoneNumberTexts } from './texts.en.ts';

export const spanish: Spanish<typeof savePhoneNumberTexts> = {
  title: 'Verifique su teléfono',
  why: 'Enviamos un código a su número de móvil. Protege su cuenta.',
  number: 'Número de móvil',
  send: 'Enviar código',
  verify: 'Verificar',
  otherNumber: 'Usar otro número',
  verified: '{{number}} está verificado.',
  continue: 'Continuar',
};
