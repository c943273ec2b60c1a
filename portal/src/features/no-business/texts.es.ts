import type { Spanish } from '@quittance/sdk/i18n';
import type { noBusinessTexts } from './texts.en.ts';

export const spanish: Spanish<typeof noBusinessTexts> = {
  title: 'Todavía no pertenece a ninguna empresa',
  text: 'Pida al titular de su empresa que invite a {{email}}.',
  verifyPhone: 'Verificar su teléfono',
};
