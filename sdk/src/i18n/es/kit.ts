import type { kitTexts } from '../en/kit.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof kitTexts> = {
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
};
