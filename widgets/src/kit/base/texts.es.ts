import type { Spanish } from '@quittance/sdk/i18n';
import type { kitTexts } from './texts.en.ts';

export const spanish: Spanish<typeof kitTexts> = {
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
};
