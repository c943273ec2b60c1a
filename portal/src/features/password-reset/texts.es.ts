import type { Spanish } from '@quittance/sdk/i18n';
import type { passwordResetTexts } from './texts.en.ts';

export const spanish: Spanish<typeof passwordResetTexts> = {
  email: 'Correo electrónico',
  emailRequired: 'Se requiere una dirección de correo electrónico con el formato correcto',
  back: 'Volver a iniciar sesión',
  signIn: 'Iniciar sesión',
  forgotten: {
    title: '¿Olvidó su contraseña?',
    lead: 'Escriba el correo de su cuenta. Si lo conocemos, le enviaremos un código para restablecer la contraseña.',
    submit: 'Enviar código',
  },
  reset: {
    title: 'Restablezca su contraseña',
    lead: 'Escriba el código de nuestro correo y elija una contraseña nueva.',
    code: 'Código de restablecimiento',
    newPassword: 'Contraseña nueva',
    appCode: 'Código de autenticación',
    appCodeHint: 'Escriba el código de su aplicación de autenticación. El último dígito cambia la contraseña.',
    incomplete: 'Escriba los seis dígitos.',
    weak: 'La contraseña no es lo bastante segura.',
    submit: 'Restablecer contraseña',
    doneTitle: 'Contraseña restablecida',
    done: 'Su contraseña se ha restablecido. Hemos cerrado todas sus sesiones.',
  },
};
