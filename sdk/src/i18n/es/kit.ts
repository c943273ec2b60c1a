import type { kit as english } from '../en/kit.ts';

export const kit = {
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
} satisfies typeof english;
