import type { Spanish } from '@quittance/sdk/i18n';
import type { signUpTexts } from './texts.en.ts';

export const spanish: Spanish<typeof signUpTexts> = {
  title: 'Cree su cuenta',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Número de móvil',
  password: 'Contraseña',
  submit: 'Registrarse',
  haveAccount: '¿Ya tiene una cuenta?',
  signIn: 'Iniciar sesión',
  orOtherEmail: 'o use otro correo electrónico.',
  verify: {
    title: 'Revise su correo',
    sent: 'Enviamos un enlace a {{email}}. Ábralo para verificar su correo electrónico.',
    requested:
      'Si {{email}} está pendiente de verificación, le enviamos un enlace. Ábralo para verificar su correo electrónico.',
    hint: 'El enlace funciona durante 24 horas. Si no encuentra el correo, mire en la carpeta de spam.',
    resend: 'Enviar el enlace otra vez',
    resendIn: 'en {{seconds}} s',
    sentAgain: 'Enviamos el enlace otra vez.',
    request: 'Enviar un enlace nuevo',
    otherEmail: 'Usar otro correo',
  },
  invited: {
    title: 'Tiene una invitación',
    contact: '{{organizationName}} le invita a ser un contacto.',
    known: '{{email}} ya tiene una cuenta. Inicie sesión para aceptar la invitación.',
    signIn: 'Iniciar sesión para aceptar',
    otherEmail: 'Registrarse con otro correo',
    member: '{{organizationName}} le invita a unirse.',
    company: '{{organizationName}} le invita a registrarse.',
    done: 'Su cuenta está lista. Inicie sesión con {{email}}.',
    notMember:
      'Su cuenta está lista, pero no ha podido unirse a {{organizationName}}. Consúltelo con la empresa y acceda con {{email}}.',
    address: 'Su correo electrónico: {{email}}',
    invalid: 'Este enlace de invitación ya no es válido. Pida uno nuevo.',
    askAgain: 'Pida un enlace nuevo a quien le invitó.',
    without: 'Registrarse sin invitación',
  },
  confirm: {
    title: 'Verifique su correo electrónico',
    verifiedTitle: 'Su correo está verificado',
    ask: 'Confirme que este es su correo para terminar el registro.',
    submit: 'Confirmar el correo',
    verified: '{{email}} está verificado. Ya puede iniciar sesión.',
    used: 'Este correo ya está verificado. Puede iniciar sesión.',
    incomplete: 'Este enlace no está completo. Abra el enlace entero de nuestro correo o solicite uno nuevo.',
  },
};
