import type { Spanish } from '@quittance/sdk/i18n';
import type { verifyEmailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verifyEmailTexts> = {
  subject: 'Verifique su correo para {{brandName}}',
  heading: 'Verifique su correo electrónico',
  open: 'Abra este enlace para verificar su correo electrónico. Después podrá iniciar sesión en {{brandName}}.',
  provider:
    'Alguien se registró con este correo y una cuenta de {{name}}. Si fue usted, abra el enlace en el mismo navegador para vincular esa cuenta. En otro navegador, establezca una contraseña.',
  verify: 'Verificar mi correo',
  validity: 'El enlace funciona una sola vez, durante {{hours}} horas.',
  unexpected:
    'Si no se ha registrado, ignore este correo: no se crea ninguna cuenta. ¿Preguntas? Escriba a {{supportEmail}}.',
};
