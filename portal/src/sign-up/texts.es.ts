import type { Spanish } from '@quittance/sdk/i18n';
import type { signInFootTexts } from './texts.en.ts';

export const spanish: Spanish<typeof signInFootTexts> = {
  newHere: '¿Es nuevo aquí?',
  signUp: 'Regístrese',
  requestLink: 'Obtener un enlace nuevo',
};
