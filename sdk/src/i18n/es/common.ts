import type { common as english } from '../en/common.ts';

export const common = {
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
} satisfies typeof english;
