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
  chooseBusiness: 'Elija una empresa',
  forgotten: '¿Olvidó su contraseña?',
  passkey: 'Usar una llave de acceso',
  passkeyFailed: 'No se aceptó la llave de acceso. Inténtelo de nuevo o use un código.',
  recovery: {
    open: 'Usar un código de recuperación',
    title: 'Usar un código de recuperación',
    lead: 'Escriba uno de los códigos que guardó al configurar su aplicación de autenticación. Cada uno vale una sola vez.',
    label: 'Código de recuperación',
    leave: 'Usar la aplicación de autenticación',
  },
  code: {
    title: 'Revise su correo',
    appTitle: 'Escriba su código',
    remember: 'Recordar este dispositivo',
    submit: 'Iniciar sesión',
    back: 'Empezar de nuevo',
  },
};
