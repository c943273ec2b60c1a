import type { Spanish } from '@quittance/sdk/i18n';
import type { providerReturnTexts } from './texts.en.ts';

export const spanish: Spanish<typeof providerReturnTexts> = {
  title: 'Continuar con {{name}}',
  canceled: 'No terminó de iniciar sesión con {{name}}.',
  toSignIn: 'Volver a iniciar sesión',
  toInvite: 'Volver a la invitación',
  toSettings: 'Volver a los ajustes',
  connected: '{{name}} está vinculado.',
  signUp: {
    title: 'Cree su cuenta',
    lead: 'Hemos rellenado lo que nos indicó {{name}}.',
    submit: 'Registrarse',
    gone: 'Su acceso ha caducado. Inténtelo de nuevo.',
    otherWay: 'Registrarse de otra manera',
    haveAccount: '¿Ya tiene una cuenta?',
    connect: 'Inicie sesión para vincular {{name}}',
  },
  known: {
    title: 'Ya tiene una cuenta',
    lead: 'Inicie sesión como siempre y vincule {{name}}. La próxima vez podrá usar {{name}} directamente.',
    submit: 'Iniciar sesión para vincular {{name}}',
    forgotten: '¿Sin contraseña? Establezca una',
  },
  connect: {
    title: '¿Vincular {{name}}?',
    lead: 'Podrá iniciar sesión con esta cuenta. Seguiremos pidiéndole un código.',
    submit: 'Vincular',
    later: 'Ahora no',
    none: 'No hay ninguna cuenta que vincular. Puede hacerlo en sus ajustes.',
  },
};
