import type { Spanish } from '@quittance/sdk/i18n';
import type { memberAccessChangedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof memberAccessChangedTexts> = {
  subject: {
    role: 'Su acceso a {{organizationName}} ha cambiado',
    removed: 'Su acceso a {{organizationName}} ha terminado',
  },
  heading: { role: 'Su acceso ha cambiado', removed: 'Su acceso ha terminado' },
  body: {
    role: 'Un titular de {{organizationName}} ha cambiado su rol. Se aplica desde ahora.',
    removed: 'Un titular le ha quitado de {{organizationName}}. Su cuenta y sus otras empresas siguen igual.',
  },
  unexpected: '¿Preguntas? Hable con un titular de {{organizationName}} o escriba a {{supportEmail}}.',
};
