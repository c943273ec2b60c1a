import type { Spanish } from '@quittance/sdk/i18n';
import type { refusalTexts } from './texts.en.ts';

export const spanish: Spanish<typeof refusalTexts> = {
  deniedTitle: 'Sin acceso',
  deniedText: 'Su rol no tiene acceso a esta página. Pida acceso al titular de la cuenta.',
  ownSettings: 'Abra sus ajustes',
  restrictions: {
    denied: 'No podemos abrir cuentas para su empresa',
    deniedText:
      'Hemos revisado su solicitud y no podemos aprobarla. Escríbanos si cree que se trata de un error, o para recibir una copia de sus datos.',
    company: 'Esta cuenta está restringida',
    companyText: 'La cuenta de su empresa está restringida por ahora. Escríbanos y le ayudaremos.',
    person: 'Esta cuenta está restringida',
    personText: 'Su acceso está restringido por ahora. Escríbanos y le ayudaremos.',
    unsaved: 'Lo que no había guardado se ha perdido.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.',
  },
};
