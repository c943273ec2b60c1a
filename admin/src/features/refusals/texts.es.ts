import type { Spanish } from '@quittance/sdk/i18n';
import type { refusalTexts } from './texts.en.ts';

export const spanish: Spanish<typeof refusalTexts> = {
  deniedTitle: 'Sin acceso',
  deniedText: 'Su rol no tiene acceso a esta página. Pida acceso a un responsable de cumplimiento.',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'No encontramos esta página en la administración.',
};
