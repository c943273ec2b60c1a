import type { common as english } from '../en/common.ts';

export const common = {
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
  fillRequiredFields: 'Asegúrese de completar todos los campos obligatorios',
} satisfies typeof english;
