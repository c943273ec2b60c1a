import type { Spanish } from '@quittance/sdk/i18n';
import type { verifyEmailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verifyEmailTexts> = {
  subject: 'Verifique su correo para {{brandName}}',
  heading: 'Verifique su correo electrónico',
  open: 'Abra este enlace para verificar su correo electrónico. Después podrá iniciar sesión en {{brandName}}.',
  verify: 'Verificar mi correo',
  validity: 'El enlace funciona una sola vez, durante {{hours}} horas.',
  unexpected:
    'Si no se ha registrado, ignore este correo: no se crea ninguna cuenta. ¿Preguntas? Escriba a {{supportEmail}}.',
};
