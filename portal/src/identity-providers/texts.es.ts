import type { Spanish } from '@quittance/sdk/i18n';
import type { identityProvidersTexts } from './texts.en.ts';

export const spanish: Spanish<typeof identityProvidersTexts> = {
  or: 'o',
  signIn: 'Iniciar sesión con {{name}}',
  signUp: 'Continuar con {{name}}',
};
