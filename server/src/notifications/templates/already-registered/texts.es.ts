import type { Spanish } from '@quittance/sdk/i18n';
import type { alreadyRegisteredTexts } from './texts.en.ts';

export const spanish: Spanish<typeof alreadyRegisteredTexts> = {
  subject: 'Ya tiene una cuenta de {{brandName}}',
  heading: 'Ya tiene una cuenta',
  explanation:
    'Alguien pidió un enlace para verificar este correo en {{brandName}}. Ya está verificado: inicie sesión con su contraseña.',
  signIn: 'Iniciar sesión',
  unexpected: 'Si no fue usted, no tiene que hacer nada. ¿Preguntas? Escriba a {{supportEmail}}.',
};
