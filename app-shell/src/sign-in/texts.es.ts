import type { Spanish } from '@quittance/sdk/i18n';
import type { signInTexts } from './texts.en.ts';

export const spanish: Spanish<typeof signInTexts> = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Continuar',
  mustSignIn: 'Debe iniciar sesión para continuar',
  sessionExpired: 'Su sesión ha caducado. Vuelva a iniciar sesión.',
  emailRequired: 'Se requiere una dirección de correo electrónico con el formato correcto',
  required: 'Este campo es obligatorio.',
  business: 'Empresa',
  code: {
    title: 'Revise su correo',
    remember: 'Recordar este dispositivo',
    submit: 'Iniciar sesión',
    back: 'Empezar de nuevo',
  },
};
