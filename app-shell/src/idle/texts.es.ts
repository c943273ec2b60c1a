import type { Spanish } from '@quittance/sdk/i18n';
import type { idleTexts } from './texts.en.ts';

export const spanish: Spanish<typeof idleTexts> = {
  title: 'Su sesión está por terminar.',
  text_one: 'Lleva un rato sin actividad. Para proteger su cuenta cerraremos la sesión en {{count}} segundo.',
  text_many: 'Lleva un rato sin actividad. Para proteger su cuenta cerraremos la sesión en {{count}} de segundos.',
  text_other: 'Lleva un rato sin actividad. Para proteger su cuenta cerraremos la sesión en {{count}} segundos.',
  signOut: 'Cerrar sesión',
  stay: 'Seguir conectado',
};
