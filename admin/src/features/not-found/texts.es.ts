import type { Spanish } from '@quittance/sdk/i18n';
import type { notFoundTexts } from './texts.en.ts';

export const spanish: Spanish<typeof notFoundTexts> = {
  title: 'Página no encontrada',
  text: 'No encontramos esta página en la administración.',
};
