import type { Spanish } from '@quittance/sdk/i18n';
import type { supportContactTexts } from './texts.en.ts';

export const spanish: Spanish<typeof supportContactTexts> = {
  questions: '¿Tiene preguntas? Escriba a',
};
