import type { Spanish } from '@quittance/sdk/i18n';
import type { noBusinessTexts } from './texts.en.ts';

export const spanish: Spanish<typeof noBusinessTexts> = {
  title: 'Todavía no pertenece a ninguna empresa',
  text: 'Cree una empresa o pida al titular de la suya que invite a {{email}}.',
  create: 'Crear una empresa',
  yours: 'Sus empresas',
  verifyPhone: 'Verificar su teléfono',
};
