import type { Spanish } from '@quittance/sdk/i18n';
import type { passwordResetCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof passwordResetCodeTexts> = {
  subject: '{{code}} es su código de {{brandName}} para restablecer la contraseña',
  heading: 'Restablezca su contraseña',
  enterCode: 'Escriba este código para elegir una contraseña nueva. Vale durante 10 minutos y una sola vez.',
  open: 'Escribir el código',
  unexpected: 'Si no ha pedido restablecer su contraseña, ignore este correo. Su contraseña no cambia.',
};
