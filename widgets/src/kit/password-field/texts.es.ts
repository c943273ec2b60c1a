import type { Spanish } from '@quittance/sdk/i18n';
import type { passwordFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof passwordFieldTexts> = {
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLockOn: 'Bloq Mayús está activado.',
};
