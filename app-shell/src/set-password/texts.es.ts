import type { Spanish } from '@quittance/sdk/i18n';
import type { setPasswordTexts } from './texts.en.ts';

export const spanish: Spanish<typeof setPasswordTexts> = {
  title: 'Defina su contraseña',
  lead: 'Accederá como {{email}}.',
  password: 'Contraseña nueva',
  submit: 'Definir contraseña',
  done: 'Contraseña definida. Inicie sesión.',
  expiredTitle: 'Este enlace ha caducado',
  expiredText:
    'Funcionaba una sola vez, durante tres días. Si ya definió su contraseña, inicie sesión. Si no, pida otro enlace a la persona que le invitó.',
  toSignIn: 'Ir a iniciar sesión',
};
