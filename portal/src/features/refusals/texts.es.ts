import type { Spanish } from '@quittance/sdk/i18n';
import type { refusalTexts } from './texts.en.ts';

export const spanish: Spanish<typeof refusalTexts> = {
  deniedTitle: 'Sin acceso',
  deniedText: 'Su rol no tiene acceso a esta página. Pida acceso al titular de la cuenta.',
  ownSettings: 'Abra sus ajustes',
  restrictedTitle: 'Esta cuenta está restringida',
  restrictedCompany: 'La cuenta de su empresa está restringida por ahora. Escríbanos y le ayudaremos.',
  restrictedPerson: 'Su acceso está restringido por ahora. Escríbanos y le ayudaremos.',
  restrictedUnsaved: 'Lo que no había guardado se ha perdido.',
  notFound: {
    title: 'Página no encontrada',
    text: 'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.',
  },
};
